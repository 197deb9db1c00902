/** As `npm ci` answers: 0 when it worked. */
type Code = number

export function installWhatIsMissing(): Promise<void>
export function keepingUntilReplaced(folder: string, install: () => Promise<Code>): Promise<Code>
export function takeUpWhatWasKept(folder: string): Promise<void>
