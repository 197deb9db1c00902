/** Whether what takes long runs whole, as in `npm run test:deep`; `npm test` does a shorter form. See docs/testing.md. */
export const deep = process.env.TEST_DEPTH === 'deep'
