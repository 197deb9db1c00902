import { Writable } from 'node:stream'

/** Collects a test's log, line by line. */
export const createLogSink = () => {
  const lines: string[] = []
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  return { lines, sink }
}
