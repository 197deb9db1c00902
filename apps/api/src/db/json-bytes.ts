/** The bytes of a column inside JSON, where PostgreSQL writes them as `\\x` and hexadecimals. */
export const bytesOf = (json: string): Buffer => Buffer.from(json.slice(2), 'hex')
