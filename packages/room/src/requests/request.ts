import type { BodyOf, Fields } from '@coven/protocol';
import { type Decision, refused } from '../decision.ts';
import type { ChangeKind } from '../parts/log-budget.ts';
import type { RoomState } from '../room-state.ts';
import type { Requester } from './requester.ts';

/** A request as it was sent. */
export type Asked<Body extends Fields> = { readonly id: string } & BodyOf<Body>;

/** A request that a person at a table can make. */
export interface RequestRow<Body extends Fields = Fields> {
  /** What it says beside its type and its id. */
  readonly body: Body;
  /** What it takes from the limits of its guest and address: 1 for an ordinary move. */
  readonly weight: number;
  /** What its line counts as in the budget of the table's log. Missing for requests to the game: they always fit. */
  counts?(room: RoomState, who: Requester, asked: Asked<Body>): ChangeKind;
  /** Whether it is the last one that the deal or the end of the game needs: then it fits in any case. */
  isDecisive?(room: RoomState, who: Requester, asked: Asked<Body>): boolean;
  /** Whether it needs to know the requester's name. */
  readonly needsName?: boolean;
  decide(room: RoomState, who: Requester, asked: Asked<Body>): Decision;
}

/** A row whose body the compiler knows. */
export function request<const Body extends Fields>(row: RequestRow<Body>): RequestRow<Body> {
  return row;
}

/** A row for people who have a name. */
export function requestOfNamed<const Body extends Fields>({
  decide,
  ...row
}: Omit<RequestRow<Body>, 'needsName' | 'decide'> & {
  decide(room: RoomState, who: Requester & { readonly name: string }, asked: Asked<Body>): Decision;
}): RequestRow<Body> {
  return {
    ...row,
    needsName: true,
    decide: (room, who, asked) => (who.name === undefined ? refused('needs-name') : decide(room, { ...who, name: who.name }, asked)),
  };
}
