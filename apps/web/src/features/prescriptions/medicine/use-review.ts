import type { PrescriptionWarnings } from '@emma/contracts/prescriptions/writing'
import { asksForReason } from '@emma/domain/prescriptions'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isUnanswered } from '../../../lib/api/attempt.ts'
import { type CheckedMedicine, warningsQuery } from '../prescriptions.queries.ts'

/** A medicine that may be prescribed; with a reason if it has grave warnings. */
export interface Reviewed {
  readonly override_reason?: string
}

/** The question before prescribing a medicine with warnings. */
export interface ReviewQuestion {
  readonly title: string
  readonly warnings: PrescriptionWarnings
  readonly needsReason: boolean
  readonly answer: (reviewed: Reviewed | null) => void
}

/** Nobody knows whether there are warnings: nothing is prescribed. */
export class Unchecked extends Error {
  readonly title: string
  constructor(title: string, cause: unknown) {
    super('Unchecked', { cause })
    this.title = title
  }
}

/**
 * Asks before a medicine with warnings; null if the user changed their mind.
 * @param repeated prescriptions being repeated: that they are in use is intended, and gives no warning
 */
export const useReview = (repeated: readonly string[]) => {
  const client = useQueryClient()
  const [question, setQuestion] = useState<ReviewQuestion | null>(null)
  const review = async (medicine: CheckedMedicine): Promise<Reviewed | null> => {
    // Asked again, not read from the cache: an allergy may have been noted meanwhile.
    const found = await client
      .fetchQuery({ ...warningsQuery(medicine), staleTime: 0 })
      .catch((error: unknown) => {
        throw isUnanswered(error) ? new Unchecked(medicine.title, error) : error
      })
    const duplicates = found.duplicates.filter(({ id }) => !repeated.includes(id))
    const warnings = { ...found, duplicates }
    const { allergies, interactions } = warnings
    if (allergies.length + interactions.length + duplicates.length === 0) return {}
    return new Promise((resolve) => {
      setQuestion({
        title: medicine.title,
        warnings,
        needsReason: asksForReason(warnings),
        answer: (reviewed) => {
          setQuestion(null)
          resolve(reviewed)
        },
      })
    })
  }
  return { review, question }
}
