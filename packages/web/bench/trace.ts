import type { CDPSession } from '@playwright/test';
import { MARK } from './player.ts';

/** No more than is looked at, so that little can be lost. */
const CATEGORIES = ['toplevel', 'blink.user_timing'];
const TASK = 'ThreadControllerImpl::RunTask';
/** Kilobytes; a round fills a twentieth of them. */
const BUFFER = 200_000;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds, like the duration. */
  readonly ts: number;
  /** Not of the processor: a throttled thread waits most of the time. */
  readonly dur?: number;
}

/** What the main thread of a page did, in milliseconds. */
export interface Trace {
  readonly tasks: readonly Span[];
  readonly marks: readonly { readonly name: string; readonly at: number }[];
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Does the work and tells what the page's main thread did meanwhile; nothing if the browser has lost some of it. */
export async function traced(session: CDPSession, work: () => Promise<unknown>): Promise<Trace | null> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise<{ readonly dataLossOccurred: boolean }>((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'], traceBufferSizeInKb: BUFFER },
    transferMode: 'ReportEvents',
  });
  await work();
  await session.send('Tracing.end');
  const { dataLossOccurred } = await complete;
  const trace = ofPage(events);
  return dataLossOccurred || trace.tasks.length === 0 ? null : trace;
}

/** Every process is traced: the page's main thread is the one that bears the marks. */
function ofPage(events: readonly TraceEvent[]): Trace {
  const first = events.find(({ name }) => name === MARK.playing);
  const own = events.filter(({ pid, tid }) => pid === first?.pid && tid === first.tid);
  const names: readonly string[] = Object.values(MARK);
  return {
    tasks: own.flatMap(({ name, ts, dur }) => (name === TASK && dur !== undefined ? [{ from: ts / 1000, to: (ts + dur) / 1000 }] : [])),
    marks: own.flatMap(({ name, ts }) => (names.includes(name) ? [{ name, at: ts / 1000 }] : [])).sort((one, other) => one.at - other.at),
  };
}

/** From each mark of one name to the next of the other. */
export function spans({ marks }: Trace, first: string, last: string): readonly Span[] {
  return marks.flatMap(({ name, at }) => {
    const end = name === first ? marks.find((other) => other.name === last && other.at > at) : undefined;
    return end ? [{ from: at, to: end.at }] : [];
  });
}

/** The longest task that began within one of the spans, in milliseconds. */
export function longestTask({ tasks }: Trace, within: readonly Span[]): number {
  const begun = tasks.filter(({ from }) => within.some((span) => from >= span.from && from <= span.to));
  if (begun.length === 0) throw new Error('the page did nothing');
  return Math.max(...begun.map(({ from, to }) => to - from));
}
