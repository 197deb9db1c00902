import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * What tests give the processes that they start as `NODE_COMPILE_CACHE`: compiled once for all of them and for later
 * runs, which halves what a server takes to start. Node tells by a file's content whether it changed.
 */
export const compileCache = join(tmpdir(), 'emma-test-compile-cache')
