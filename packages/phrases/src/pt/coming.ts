/** One sentence of purpose for each route whose screen is still to come; gone when its screen is there. */
export default {} as const
