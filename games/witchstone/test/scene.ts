import { type Options, openGame, type Rules, refusal, type Seat } from '@coven/core';
import { legal } from '@coven/core/laws';
import { PAIRS } from '../rules/actions.ts';
import { emptyAgenda, gain } from '../rules/agenda.ts';
import type { Event } from '../rules/events.ts';
import { BOARD, compileBoard, type Witchstone, witchstone } from '../rules/index.ts';
import { ACTIONS, type ActionId } from '../rules/names.ts';
import type { Player } from '../rules/player.ts';
import type { State } from '../rules/state.ts';

/** What comes in the deal; the rest is the first thing that can. */
export interface Deal {
  readonly beside?: readonly string[];
  readonly row?: readonly string[];
  readonly chips?: Readonly<Record<string, string>>;
  readonly hands?: readonly (readonly string[])[];
  readonly first?: Seat;
}

/** A table that reads like play; what no short play leads to is arranged by hand. */
export class Scene {
  readonly rules: Rules<Witchstone>;
  readonly state: State;
  readonly events: Event[] = [];
  readonly board: ReturnType<typeof compileBoard>;

  constructor(seats: number, options: Options = {}, version = witchstone.version) {
    this.rules = openGame(witchstone, seats, options, version);
    this.board = compileBoard(BOARD, seats);
    this.state = this.rules.start();
  }

  static dealt(seats = 2, deal: Deal = {}, options: Options = {}, version = witchstone.version): Scene {
    const scene = new Scene(seats, options, version);
    for (let place = 0; place < 3; place++) scene.#deal('turn-special', deal.beside?.[place]);
    for (let place = 0; place < 6; place++) scene.#deal('turn-scroll', deal.row?.[place]);
    for (const { id, kind } of scene.board.map.locations) {
      if (kind !== 'witchstone') scene.#deal('set-chip', deal.chips?.[id] ?? (deal.chips ? 'points-3' : undefined));
    }
    while (scene.state.phase === 'tiles') {
      const seat = scene.state.toAct;
      const held = scene.hand(seat);
      const wanted = deal.hands?.[seat]?.find((tile) => !held.includes(tile));
      scene.#deal('draw', wanted && `${wanted}-${seat}`);
    }
    scene.chance(`first ${deal.first ?? 0}`);
    return scene;
  }

  /** Seat 0 begins the first turn; seat s stands on tower s, with nothing done for the chips. */
  static begun(seats = 2, deal: Deal = {}, options: Options = {}, version = witchstone.version): Scene {
    const scene = Scene.dealt(seats, { chips: {}, ...deal }, options, version);
    while (scene.isIn('tower')) {
      scene.move(`tower tower-${scene.awaited}`);
      while (scene.state.turn === 0 && scene.isIn('agenda')) scene.move('stop').settle();
    }
    return scene;
  }

  /** Seat 0 carries out an action with this strength, as if a tile had been laid. */
  static acting(action: ActionId, strength: number, deal: Deal = {}, seats = 2): Scene {
    return Scene.begun(seats, deal).gain(action, strength);
  }

  gain(action: ActionId, points: number): this {
    if (this.state.phase !== 'agenda') this.state.agenda = emptyAgenda();
    this.state.phase = 'agenda';
    gain(this.state.agenda, ACTIONS.indexOf(action), points);
    return this;
  }

  #deal(kind: string, wanted: string | undefined): void {
    const outcomes = this.rules.outcomes(this.state).map(({ move }) => this.rules.format(move));
    const text = `${kind} ${wanted}`;
    this.chance(wanted !== undefined && outcomes.includes(text) ? text : (outcomes[0] as string));
  }

  /** Chance does this now. */
  chance(text: string): this {
    return this.#apply('chance', text);
  }

  /** Whoever is awaited does these one after the other. */
  move(...texts: readonly string[]): this {
    for (const text of texts) this.#apply(this.awaited, text);
    return this;
  }

  /** Lets chance do the first thing it can until a player is awaited. */
  settle(): this {
    while (this.rules.turn(this.state).kind === 'chance') {
      const [first] = this.rules.outcomes(this.state);
      if (!first) throw new Error('chance has nothing to do');
      this.#apply('chance', this.rules.format(first.move));
    }
    return this;
  }

  /** Leaves everything of this turn undone until the next player is awaited. */
  passOn(): this {
    const { turn } = this.state;
    while (this.state.turn === turn && this.state.phase !== 'over') {
      if (this.rules.turn(this.state).kind === 'chance') this.settle();
      else this.move(this.moves().find((text) => text === 'stop') ?? (this.moves()[0] as string));
    }
    return this;
  }

  get awaited(): Seat {
    const turn = this.rules.turn(this.state);
    if (turn.kind !== 'seats') throw new Error(`nobody is awaited, but ${turn.kind}`);
    return turn.seats[0]?.seat as Seat;
  }

  isIn(phase: State['phase']): boolean {
    return this.state.phase === phase;
  }

  get ask(): string {
    const turn = this.rules.turn(this.state);
    return turn.kind === 'seats' ? (turn.seats[0]?.ask.type as string) : turn.kind;
  }

  moves(kind?: string): string[] {
    const all = this.rules.moves(this.state, this.awaited).map((move) => this.rules.format(move));
    return kind === undefined ? all : all.filter((text) => text.split(' ')[0] === kind);
  }

  refusal(text: string, seat: Seat = this.awaited) {
    const move = this.rules.parse(text);
    if (!move) throw new Error(`not a move: ${text}`);
    return refusal(this.rules, this.state, seat, move);
  }

  told<Type extends Event['type']>(type: Type): Extract<Event, { type: Type }>[] {
    return this.events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
  }

  player(seat: Seat = 0): Player {
    return this.state.players[seat] as Player;
  }

  score(seat: Seat = 0): number {
    return this.player(seat).points.reduce((sum, points) => sum + points, 0);
  }

  pool(action: ActionId): number {
    return this.state.agenda.pools[ACTIONS.indexOf(action)] as number;
  }

  hand(seat: Seat): string[] {
    return PAIRS.filter(({ index }) => (this.player(seat).hand & (1 << index)) !== 0).map(({ id }) => id);
  }

  cell(id: string): number {
    return this.board.cauldron.cellById.get(id)?.index as number;
  }

  location(id: string): number {
    return this.board.map.locationById.get(id)?.index as number;
  }

  /** Puts a symbol on free cells of a cauldron. */
  cover(action: ActionId, cells: readonly string[], seat: Seat = 0): this {
    for (const id of cells) this.player(seat).cells[this.cell(id)] = 1 << ACTIONS.indexOf(action);
    return this;
  }

  /** Finished portals of a seat. */
  portals(seat: Seat, ...ids: readonly string[]): this {
    for (const id of ids) {
      const portal = this.board.map.portals.find((one) => one.id === id);
      if (!portal) throw new Error(`no portal ${id}`);
      const player = this.player(seat);
      this.state.portalOwner[portal.index] = seat;
      this.state.portalEnergy[portal.index] = portal.length;
      player.energy -= portal.length;
      player.portals++;
      player.network |= portal.ends;
      player.links[portal.from] = (player.links[portal.from] as number) | (1 << portal.to);
      player.links[portal.to] = (player.links[portal.to] as number) | (1 << portal.from);
    }
    return this;
  }

  give(scroll: string, seat: Seat = 0): this {
    const index = this.board.scrollById.get(scroll)?.index as number;
    this.player(seat).scrolls[index] = (this.player(seat).scrolls[index] as number) + 1;
    return this;
  }

  view(viewer: Seat | 'spectator') {
    return this.rules.view(this.state, viewer);
  }

  parts(seat: Seat = 0): Readonly<Record<string, number>> {
    return this.rules.standings(this.state)[seat]?.parts ?? {};
  }

  #apply(by: Seat | 'chance', text: string): this {
    const move = legal(this.rules, this.state, [by, text]);
    if (!move) throw new Error(`${by} may not ${text}`);
    this.rules.apply(this.state, by, move, (event) => this.events.push(event));
    return this;
  }
}
