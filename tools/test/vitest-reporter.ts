import { relative } from 'node:path';
import { env } from 'node:process';
import type { Reporter, SerializedError, TestCase, TestModule, TestSpecification } from 'vitest/node';
import { ROOT } from '../process/command.ts';
import { appendEvent, EVENTS_FILE, firstLine } from './events.ts';
import type { TestEvent } from './events.ts';
import { FILE_ITSELF } from './running.ts';

/** Writes what Vitest does as events; what people read is printed by a reporter of Vitest's own. */
export default class VitestReporter implements Reporter {
  private readonly path = env[EVENTS_FILE] ?? '';

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.write({ type: 'planned', files: specifications.map(fileOf), at: Date.now() });
  }

  onTestModuleQueued(module: TestModule): void {
    this.write({ type: 'began', id: module.id, file: fileOf(module), name: FILE_ITSELF, at: Date.now() });
  }

  onTestModuleEnd(module: TestModule): void {
    this.write({ type: 'left', id: module.id, at: Date.now() });
    // A file that could not be loaded, or whose hooks failed, has no test to blame.
    for (const error of module.errors())
      this.write({ type: 'error', file: fileOf(module), error: firstLine(error.message), at: Date.now() });
  }

  onTestCaseReady(test: TestCase): void {
    const { id, module, fullName } = test;
    this.write({ type: 'began', id, file: fileOf(module), name: fullName, at: Date.now() });
  }

  onHookStart({ name, entity }: Parameters<NonNullable<Reporter['onHookStart']>>[0]): void {
    if (entity.type === 'test') this.write({ type: 'step', id: entity.id, step: name, at: Date.now() });
  }

  onTestCaseResult(test: TestCase): void {
    const { id, module, fullName } = test;
    const { state, errors } = test.result();
    this.write({
      type: 'ended',
      id,
      file: fileOf(module),
      name: fullName,
      outcome: state === 'passed' ? 'passed' : state === 'skipped' ? 'skipped' : 'failed',
      ...(errors === undefined || errors.length === 0
        ? {}
        : { error: errors.map(({ message }) => firstLine(message)).join('; ') }),
      durationMs: test.diagnostic()?.duration ?? 0,
      at: Date.now(),
    });
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    for (const error of errors) {
      const path: unknown = error['VITEST_TEST_PATH'];
      this.write({
        type: 'error',
        ...(typeof path === 'string' ? { file: relative(ROOT, path) } : {}),
        error: firstLine(error.message),
        at: Date.now(),
      });
    }
    this.write({ type: 'finished', at: Date.now() });
  }

  private write(event: TestEvent): void {
    if (this.path !== '') appendEvent(this.path, event);
  }
}

const fileOf = ({ moduleId }: Pick<TestModule, 'moduleId'>): string => relative(ROOT, moduleId);
