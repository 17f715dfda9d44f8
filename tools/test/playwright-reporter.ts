import { env } from 'node:process';
import type { Reporter, TestCase, TestError, TestResult, TestStep } from '@playwright/test/reporter';
import { appendEvent, EVENTS_FILE, firstLine } from './events.ts';
import type { TestEvent } from './events.ts';

/** Steps a person would recognise; Playwright's own bookkeeping is left out. */
const STEPS = new Set(['pw:api', 'expect', 'test.step', 'hook', 'fixture']);

/** Writes what Playwright does as events; what people read is printed by a reporter of Playwright's own. */
export default class PlaywrightReporter implements Reporter {
  private readonly path = env[EVENTS_FILE] ?? '';

  onTestBegin(test: TestCase): void {
    this.write({ type: 'began', id: test.id, ...placeOf(test), at: Date.now() });
  }

  onStepBegin(test: TestCase, _result: TestResult, { category, title }: TestStep): void {
    if (STEPS.has(category)) this.write({ type: 'step', id: test.id, step: title, at: Date.now() });
  }

  onTestEnd(test: TestCase, { status, errors, duration }: TestResult): void {
    this.write({
      type: 'ended',
      id: test.id,
      ...placeOf(test),
      outcome: status === 'skipped' ? 'skipped' : status === test.expectedStatus ? 'passed' : 'failed',
      ...(errors.length === 0 ? {} : { error: errors.map(({ message }) => firstLine(message)).join('; ') }),
      durationMs: duration,
      at: Date.now(),
    });
  }

  onError({ message }: TestError): void {
    this.write({ type: 'error', error: firstLine(message), at: Date.now() });
  }

  /** Something else prints. */
  printsToStdio(): boolean {
    return false;
  }

  private write(event: TestEvent): void {
    if (this.path !== '') appendEvent(this.path, event);
  }
}

/** Which journey, at which width. */
const placeOf = (test: TestCase): { readonly file: string; readonly name: string } => {
  const [, project = '', file = '', ...titles] = test.titlePath();
  return { file, name: `${titles.join(' › ')} [${project}]` };
};
