import { explain, Failure, say } from './failure.ts'
import type { Part } from './part.ts'
import { phrases } from './phrases.ts'

/** Ctrl-C reaches us from the terminal and again from npm; a user's second one comes later. */
const sameKeystroke = 500

/** The running parts, in starting order; they are stopped in reverse. */
export class Stack {
  #parts: Part[] = []
  #stoppingSince: number | undefined

  /** Adds a part. If it ends by itself, all others are stopped. */
  add(part: Part): Part {
    if (this.#stoppingSince !== undefined) part.kill()
    this.#parts.push(part)
    void part.ended.then(
      () => this.fail(new Failure(sentenceOn(part))),
      (reason) => this.fail(reason),
    )
    return part
  }

  obeySignals(): void {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => {
        if (this.#stoppingSince === undefined) void this.end(0)
        else if (performance.now() - this.#stoppingSince > sameKeystroke) this.#killAll()
      })
  }

  async fail(error: unknown): Promise<void> {
    if (this.#stoppingSince !== undefined) return
    process.stderr.write(`${explain(error)}\n`)
    await this.end(1)
  }

  async end(code: number): Promise<void> {
    this.#stoppingSince = performance.now()
    if (code === 0) say(`\n${phrases.stopping}`)
    for (const part of this.#parts.toReversed()) await part.stop()
    if (code === 0) say(phrases.stopped)
    process.exit(code)
  }

  #killAll(): void {
    for (const part of this.#parts) part.kill()
    say(phrases.killed)
    process.exit(1)
  }
}

function sentenceOn({ name, logFile, lastWords }: Part): string {
  const words = lastWords?.()
  const sentence = phrases.partEnded(phrases.parts[name], logFile)
  return words ? `${words}\n${sentence}` : sentence
}
