import { type Options, openGame, type Seat } from '@coven/core';
import { SceneOf } from '@coven/core/laws';
import { PAIRS } from '../rules/actions.plain.ts';
import { emptyAgenda, gain } from '../rules/agenda.ts';
import { BOARD, compileBoard, type Witchstone, witchstone } from '../rules/index.ts';
import { ACTIONS, type ActionId } from '../rules/names.plain.ts';
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
export class Scene extends SceneOf<Witchstone> {
  readonly board: ReturnType<typeof compileBoard>;

  constructor(seats: number, options: Options = {}, version = witchstone.version) {
    super(openGame(witchstone, seats, options, version));
    this.board = compileBoard(BOARD, seats);
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
    const outcomes = this.outcomes();
    const text = `${kind} ${wanted}`;
    this.chance(wanted !== undefined && outcomes.includes(text) ? text : (outcomes[0] as string));
  }

  /** The awaited player does these one after the other. */
  move(...texts: readonly string[]): this {
    for (const text of texts) this.apply(this.awaited, text);
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

  isIn(phase: State['phase']): boolean {
    return this.state.phase === phase;
  }

  get ask(): string {
    const turn = this.rules.turn(this.state);
    return turn.kind === 'seats' ? (turn.seats[0]?.ask.type as string) : turn.kind;
  }

  /** The moves of one kind that are offered now. */
  offered(kind: string): string[] {
    return this.moves().filter((text) => text.split(' ')[0] === kind);
  }

  /** Why the awaited player, or another, may not do this. */
  refused(text: string, seat: Seat = this.awaited) {
    return this.refusal(seat, text);
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

  parts(seat: Seat = 0): Readonly<Record<string, number>> {
    return this.rules.standings(this.state)[seat]?.parts ?? {};
  }
}
