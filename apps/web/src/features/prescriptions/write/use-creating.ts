import type { BodyIn } from '@emma/contracts/kit'
import type { createPrescription } from '@emma/contracts/prescriptions'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { isUnanswered, useAttempt } from '../../../lib/api/attempt.ts'
import { savePrescriptionMutation } from '../prescriptions.queries.ts'
import type { PrescriptionValues } from './prescription-values.ts'

type Body = BodyIn<typeof createPrescription>

/** What was pressed at once, as far as it is written. */
export interface Series {
  /** Their titles: they are not written again. */
  readonly made: readonly string[]
  /** Checked, and to be written next. */
  readonly bodies: readonly Body[]
  /** Not checked yet. */
  readonly all: readonly PrescriptionValues[]
}

/** A series that failed on its way; its cause says why. */
export class Stopped extends Error {
  readonly series: Series
  constructor(series: Series, cause: unknown) {
    super('Stopped', { cause })
    this.series = series
  }
}

/** Null if canceled. */
type ToCreate = (values: PrescriptionValues) => Promise<readonly Body[] | null>

/** Writes new prescriptions, each once: a lost answer is asked for again under the same key. */
export const useCreating = (toCreate: ToCreate) => {
  const { keyOf, options } = useAttempt()
  const save = useMutation({ ...savePrescriptionMutation, ...options })
  const open = useRef<{ readonly about: string; readonly series: Series }>(null)
  /** The same again, after a lost answer: what may be written already is sent as it was. */
  const begun = (all: readonly PrescriptionValues[]): Series =>
    open.current?.about === JSON.stringify(all) ? open.current.series : { made: [], bodies: [], all }
  /** One after the other, so that each is checked against those before; declined ones are left out. */
  const write = async (series: Series, about: readonly PrescriptionValues[]): Promise<readonly string[]> => {
    let { made, bodies, all } = series
    try {
      while (bodies.length + all.length > 0) {
        const [body, values] = [bodies[0], all[0]]
        if (body) {
          await save.mutateAsync({ id: null, key: keyOf(body), ...body })
          made = [...made, body.title]
          bodies = bodies.slice(1)
        } else if (values) {
          bodies = (await toCreate(values)) ?? []
          all = all.slice(1)
        }
      }
    } catch (error) {
      const left = { made, bodies, all }
      open.current = isUnanswered(error) ? { about: JSON.stringify(about), series: left } : null
      throw new Stopped(left, error)
    }
    open.current = null
    return made
  }
  return { begun, write }
}
