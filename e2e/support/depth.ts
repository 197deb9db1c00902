/** Whether slow parts run in full, as in `npm run test:deep`; `npm test` runs a shorter form. See docs/testing.md. */
export const deep = process.env.TEST_DEPTH === 'deep'
