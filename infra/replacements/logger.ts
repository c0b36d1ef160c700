import { cut, instead, type Replacement, swap, without } from './replacement.ts';

/** Of the logger the service calls `info` and `error`. */
export const LOGGER_METHODS_CUT: readonly string[] = [
  ...['addContext', 'addPersistentLogAttributes', 'appendKeys', 'createChild', 'critical', 'getLevelName'],
  ...['getPersistentLogAttributes', 'injectLambdaContext', 'injectLambdaContextAfterOrOnError'],
  ...['logEventIfEnabled', 'refreshSampleRateCalculation', 'removeKeys'],
  ...['removePersistentKeys', 'removePersistentLogAttributes', 'resetKeys', 'setPersistentLogAttributes'],
  ...['persistentLogAttributes', 'shouldLogEvent', 'trace', 'createLogger', 'clearBuffer', 'setCorrelationId'],
  ...['getCorrelationId', 'bufferLogItem', 'flushBuffer', 'getLogEvent'],
];

export const logger: readonly Replacement[] = [
  {
    file: /@aws-lambda-powertools\/logger\/lib\/esm\/Logger\.js$/,
    change(source) {
      const unbuffered = /^ {4}#setLogBuffering\([\s\S]*?^ {4}\}\n/m;
      const less = swap(without(source, LOGGER_METHODS_CUT), unbuffered, '    #setLogBuffering() {}\n');
      // The process's streams are opened by the first line, not by a logger.
      const lazy = swap(less, '        this.setConsole();\n', '');
      return swap(
        lazy,
        'this.console[consoleMethod](',
        '(this.console ?? (this.setConsole(), this.console))[consoleMethod](',
      );
    },
  },
  // Only what is buffered, or added to every line, would be stored.
  cut(/@aws-lambda-powertools\/logger\/lib\/esm\/LogInvocationStore\.js$/, ['configureBuffer', 'add', 'get', 'delete']),
  instead(/@aws-lambda-powertools\/logger\/lib\/esm\/logBuffer\.js$/, 'export const CircularMap = Map;'),
  cut(/@aws-lambda-powertools\/logger\/lib\/esm\/LogAttributesStore\.js$/, [
    'appendTemporaryKeys',
    'removeTemporaryKeys',
    'clearTemporaryAttributes',
    'setLambdaContext',
    'removePersistentKeys',
  ]),
];
