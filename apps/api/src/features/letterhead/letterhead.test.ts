import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type DocumentsFixture, useDocumentsFixture } from '../../../test/fixtures/documents-fixture.ts'
import { textOf } from '../../../test/fixtures/pdf-text.ts'
import { createAdmin, multipartOf, runJobs, type SignedIn, signIn } from '../../../test/index.ts'

const fixture = useDocumentsFixture()
let w: DocumentsFixture
let sergio: SignedIn
beforeAll(() => fixture.start())
afterAll(() => fixture.stop())
beforeEach(async () => {
  w = await fixture()
  sergio = await signIn(w.t.deps, w.sergio)
})

const url = '/api/v1/specialists/letterhead'
const read = async () => (await w.t.app.inject({ url, headers: sergio.headers })).json()
const save = (fields: object, files = {}) =>
  w.t.app.inject({ method: 'PUT', url, payload: multipartOf({ ...fields }, files), headers: sergio.headers })
const upload = (logo: Blob, fields = {}) => save(fields, { logo })
/** The stored logos. */
const logos = async () => {
  const keys: string[] = []
  for await (const key of w.t.deps.storage.list()) if (key.startsWith('logos/')) keys.push(key)
  return keys.sort()
}
const isThere = async (logo: string) => (await w.t.app.inject({ url: logo })).statusCode === 200

/** In the encoding of a PDF's accessible text. */
const inPdf = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('latin1')

/** A wide logo as exported by cameras and programs: transparent, with metadata about its author. */
const aLogo = async () =>
  new Blob([
    await sharp({
      create: { width: 900, height: 300, channels: 4, background: { r: 200, g: 30, b: 60, alpha: 0.5 } },
    })
      .withExif({ IFD0: { Copyright: 'Rua das Flores, 10' } })
      .png()
      .toBuffer(),
  ])

describe('the letterhead', () => {
  test('is nobody’s own until a logo or a colour is given', async () => {
    expect(await read()).toEqual({ logo: null, colour: null })
  })

  test('keeps a logo made anew, without what the file said of its maker, and whole', async () => {
    const { logo, colour } = (await upload(await aLogo(), { colour: '#1A4B8C' })).json()
    expect(colour).toBe('#1a4b8c')
    expect(await read()).toEqual({ logo, colour })
    const file = await w.t.app.inject({ url: logo })
    expect(file.headers['content-type']).toBe('image/png')
    const about = await sharp(file.rawPayload).metadata()
    expect(about).toMatchObject({ width: 640, height: 213, hasAlpha: false, space: 'srgb' })
    expect(about.exif).toBeUndefined()
    expect(file.rawPayload.toString('latin1')).not.toContain('Flores')
  })

  test('another logo takes the first one’s place, and none takes its file too', async () => {
    const first = (await upload(await aLogo())).json().logo
    const second = (await upload(await aLogo())).json().logo
    await runJobs(w.t)
    expect([await isThere(first), await isThere(second)]).toEqual([false, true])
    expect((await save({ logo: null })).json()).toEqual({ logo: null, colour: null })
    await runJobs(w.t)
    expect(await isThere(second)).toBe(false)
  })

  test.each([
    ['a drawing that can hold a script', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']), 415],
    ['a paper', new Blob(['%PDF-1.7\n%%EOF\n']), 415],
    ['more than may be sent', new Blob([Buffer.alloc(5 * 1024 * 1024 + 1)]), 413],
  ])('%s is refused, and nothing changes', async (_, logo, status) => {
    await save({ colour: '#1a4b8c' })
    const before = await logos()
    expect((await upload(logo, { colour: '#000000' })).statusCode).toBe(status)
    expect(await read()).toEqual({ logo: null, colour: '#1a4b8c' })
    expect(await logos()).toEqual(before)
  })

  test.each([
    ['#ffee00', 'colour_too_light'],
    ['azul', 'colour_invalid'],
  ])('the colour %s is refused with a reason', async (colour, code) => {
    const answer = await save({ colour })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toMatchObject([{ path: 'colour', code }])
    expect(await read()).toEqual({ logo: null, colour: null })
  })

  test('goes with the account', async () => {
    const { logo } = (await upload(await aLogo())).json()
    await w.t.deps.db.updateTable('appointments').set({ status: 'finished' }).execute()
    const admin = await signIn(w.t.deps, await createAdmin(w.t.deps))
    const gone = await w.t.app.inject({
      method: 'DELETE',
      url: `/api/v1/specialists/deleteSpecialists/${w.sergio.specialistId}`,
      headers: admin.headers,
    })
    expect(gone.statusCode, gone.body).toBeLessThan(300)
    await runJobs(w.t)
    expect(await isThere(logo)).toBe(false)
    const kept = w.t.deps.db.selectFrom('letterheads').select('specialist_id')
    expect(await kept.where('specialist_id', '=', w.sergio.specialistId).execute()).toEqual([])
  })
})

describe('a document', () => {
  const issued = async () => {
    await w.prescribe('Paracetamol 750 mg')
    return (await w.open(w.asPaula, (await w.issue()).json())).rawPayload
  }

  test('begins with the practice’s logo, said in words, in its colour', async () => {
    await upload(await aLogo(), { colour: '#1a4b8c' })
    const pdf = await issued()
    const raw = pdf.toString('latin1')
    expect(raw).toContain('/S /Figure')
    expect(raw).toContain(inPdf(`Logotipo de ${w.sergio.name}`))
    expect(raw).toContain('/Width 640')
    expect(await textOf(pdf)).toContain(w.sergio.name)
  })

  test('begins with words alone where there is no logo, or where its file is gone', async () => {
    expect((await issued()).toString('latin1')).not.toContain(inPdf('Logotipo'))
    const { logo } = (await upload(await aLogo())).json()
    await w.t.deps.storage.remove(logo.replace('/api/v1/files/', ''))
    const pdf = await issued()
    expect(pdf.toString('latin1')).not.toContain(inPdf('Logotipo'))
    expect(await textOf(pdf)).toContain('Paracetamol')
  })
})
