/** Ends a task of the thread that draws: what a slow phone was asked meanwhile comes before what is left. */
export const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
