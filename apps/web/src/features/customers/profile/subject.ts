import { createContext, useContext } from 'react'

/** The customer whose profile an admin views; undefined for one's own. */
const Subject = createContext<string | undefined>(undefined)

export const SubjectProvider = Subject.Provider
export const useSubject = (): string | undefined => useContext(Subject)

/** The key of a section's draft, different for each customer. */
export const profileDraft = (section: string, subject: string | undefined): string =>
  ['profile', section, subject].filter(Boolean).join('.')
