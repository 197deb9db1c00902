/** `npm ci`'s exit code: 0 on success. */
type Code = number

export function installWhatIsMissing(): Promise<void>
export function keepingUntilReplaced(folder: string, install: () => Promise<Code>): Promise<Code>
export function takeUpWhatWasKept(folder: string): Promise<void>
