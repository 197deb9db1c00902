import { expect } from 'vitest'
import { createCustomer, signIn, type TestApp } from '../index.ts'

/** Sends a patient's exam through one server and reads it through another. */
export const passExam = async (t: TestApp, [one, other]: readonly [string, string]): Promise<void> => {
  const paula = await signIn(t.deps, await createCustomer(t.deps))
  const form = new FormData()
  form.set('title', 'Hemograma')
  form.set('date', '2026-11-01')
  form.set('file', new Blob(['%PDF-1.7\nplain words of an exam\n%%EOF']), 'exame.pdf')
  const kept = await fetch(`${one}/api/v1/customer/exams`, {
    method: 'POST',
    headers: { authorization: paula.headers.authorization },
    body: form,
  })
  expect(kept.status).toBe(201)
  const { id }: { id: string } = JSON.parse(await kept.text())
  const read = await fetch(`${other}/api/v1/exams/${id}/file`, { headers: paula.headers })
  expect([read.status, await read.text()]).toEqual([200, expect.stringContaining('plain words of an exam')])
}
