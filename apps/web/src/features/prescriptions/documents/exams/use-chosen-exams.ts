import { useState } from 'react'

/** The contract's limit per request. */
export const MOST_EXAMS = 30

interface ChosenExam {
  readonly name: string
  readonly note: string
}

/** The exams of the request, each once, in the order chosen. */
export const useChosenExams = () => {
  const [exams, setExams] = useState<readonly ChosenExam[]>([])
  const add = (names: readonly string[]) =>
    setExams((before) => {
      const known = new Set(before.map(({ name }) => name))
      const added = names.filter((name) => !known.has(name)).map((name) => ({ name, note: '' }))
      return [...before, ...added].slice(0, MOST_EXAMS)
    })
  const remove = (name: string) => setExams((before) => before.filter((exam) => exam.name !== name))
  const annotate = (name: string, note: string) =>
    setExams((before) => before.map((exam) => (exam.name === name ? { name, note } : exam)))
  return { exams, add, remove, annotate, clear: () => setExams([]) }
}
export type Chosen = ReturnType<typeof useChosenExams>
