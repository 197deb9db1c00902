import { say } from './failure.ts'
import type { Part } from './part.ts'
import { phrases } from './phrases.ts'

const restarts = 3
const within = 5 * 60_000

/** The process currently running under a part's name. */
type Running = Omit<Part, 'name'>

/** A part that is restarted when it dies by itself; its users reconnect. */
export class KeptPart implements Part {
  readonly name: Part['name']
  readonly ended: Promise<void>
  readonly #again: () => Promise<Running>
  #starting: Promise<Running>
  #running: Running | undefined
  #isStopping = false

  constructor(name: Part['name'], first: Promise<Running>, again: () => Promise<Running>) {
    this.name = name
    this.#starting = first
    this.#again = again
    this.ended = this.#keep()
  }

  get logFile(): string | undefined {
    return this.#running?.logFile
  }

  readonly lastWords = (): string | undefined => this.#running?.lastWords?.()

  async stop(): Promise<void> {
    this.#isStopping = true
    await this.#starting.then(
      (running) => running.stop(),
      () => undefined,
    )
  }

  kill(): void {
    this.#isStopping = true
    this.#running?.kill()
  }

  async #keep(): Promise<void> {
    this.#running = await this.#starting
    await this.#running.ended
    for (
      const deaths = [performance.now()];
      !this.#isStopping && !tooMany(deaths);
      deaths.push(performance.now())
    ) {
      say(phrases.partAgain(phrases.parts[this.name]))
      this.#starting = this.#again()
      // A process that dies while starting counts as one more death.
      this.#running = await this.#starting.catch(() => this.#running)
      await this.#running?.ended
    }
  }
}

/** A part that keeps dying has a cause that restarting does not fix. */
function tooMany(deaths: readonly number[]): boolean {
  const [earliest, latest] = [deaths.at(-1 - restarts), deaths.at(-1)]
  return earliest !== undefined && latest !== undefined && latest - earliest < within
}
