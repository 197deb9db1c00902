/** A list's complaints, separated by commas. */
export const complaints = (text: string): readonly string[] =>
  text
    .split(',')
    .map((words) => words.trim())
    .filter((words) => words !== '')
