/** Nothing visible yet; content below waits for it (`arriving` of `layout.module.css`), so that nothing jumps. */
export const Coming = () => <span data-coming hidden />
