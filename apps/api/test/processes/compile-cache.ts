import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * `NODE_COMPILE_CACHE` for the processes that tests start: compiled once for all of them and for later runs, which
 * halves a server's start. Node checks the files' content for changes.
 */
export const compileCache = join(tmpdir(), 'emma-test-compile-cache')
