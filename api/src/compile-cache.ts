import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/*
 * Compiled code of the modules is kept beside them, so that the next start compiles nothing. Imported first of all; where the folder can't be
 * written, the program just starts as before.
 */
enableCompileCache(join(__dirname, '..', 'node_modules', '.cache', 'compile'));
