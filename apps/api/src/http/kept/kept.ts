import { createHash } from 'node:crypto'

/** An answer that is sent many times: it is serialized once. */
export class Kept<T> {
  /** The value; undefined once it is serialized. */
  body: T | undefined
  #written: Buffer | undefined
  #etag: string | undefined
  readonly #onWritten: ((bytes: number) => void) | undefined

  constructor(body: T | undefined, onWritten?: (bytes: number) => void) {
    this.body = body
    this.#onWritten = onWritten
  }

  /** An already serialized answer. */
  static of<T>(written: Buffer): Kept<T> {
    const kept = new Kept<T>(undefined)
    kept.#written = written
    return kept
  }

  /** The value, parsed again if only the serialized form is left. */
  get said(): unknown {
    return this.body ?? (this.#written && JSON.parse(this.#written.toString()))
  }

  get bytes(): number {
    return this.#written?.byteLength ?? 0
  }

  written(write: (body: T) => string): Buffer {
    if (this.#written === undefined) {
      if (this.body === undefined) throw new Error('An answer has neither a body nor what was written')
      this.#written = Buffer.from(write(this.body))
      this.body = undefined
      this.#onWritten?.(this.#written.byteLength)
    }
    return this.#written
  }

  /** A hash of the written bytes: equal answers have equal etags on every server. */
  etag(written: Buffer): string {
    this.#etag ??= `"${createHash('sha256').update(written).digest('base64url').slice(0, 22)}"`
    return this.#etag
  }
}
