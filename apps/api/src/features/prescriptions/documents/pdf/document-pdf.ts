import { ageOn, formatCpf } from '@emma/domain/customers'
import { controlledFormOf, isContinuous } from '@emma/domain/prescriptions'
import texts from '@emma/phrases/document-texts'
import { fill } from '@emma/phrases/fill'
import { writtenDate } from '../../../../dates.ts'
import { readFaces } from '../../../../pdf/faces.ts'
import type { PaperHead } from '../../../../pdf/logo.ts'
import { numberPages } from '../../../../pdf/number-pages.ts'
import { INK, type Pdf } from '../../../../pdf/pen.ts'
import { tidy } from '../../../../pdf/runs.ts'
import { finish, MARGIN, startPdf } from '../../../../pdf/start-pdf.ts'
import type { PatientPerson } from '../../../dependents/index.ts'
import type { Prescriber } from '../../../specialists/index.ts'
import type { DocumentDraft } from '../document-drafts.ts'
import { counterHeight, FOOT, writeBody } from './document-body.ts'
import { documentInfo } from './document-info.ts'
import { blank, bold, type Part, put, quiet, regular, rule } from './pdf-writer.ts'
import { writePrescriber } from './prescriber-head.ts'
import { qrPicture } from './qr-picture.ts'

/** The content of a printed document. */
export interface DocumentFace {
  readonly document: DocumentDraft
  readonly prescriber: Prescriber
  /** The practice's own logo and colour. */
  readonly head: PaperHead
  readonly patient: PatientPerson
  readonly code: string
  readonly secretCode: string
  readonly url: string
  readonly issuedAt: Date
  /** The patient was attended by video, which its documents must say (CFM 2.314/2022). */
  readonly isRemote: boolean
  /** The digital signer, if any. */
  readonly signature: { readonly level: 'icp_brasil' | 'other'; readonly holder: string } | null
}

const QR = 84
const HALF = 230

/** Writes the head: the issuer, then the kind of document. */
const writeHead = (
  pdf: Pdf,
  part: Part,
  { document, prescriber, head }: DocumentFace,
  copy: string | null,
): void => {
  writePrescriber(pdf, part, prescriber, head)
  pdf.moveDown(0.6)
  put(pdf, part, 'H1', () => bold(pdf, 20, document.title))
  if (copy !== null) put(pdf, part, 'P', () => bold(pdf, 9, copy))
  pdf.moveDown(0.6)
}

const homeOf = ({ home }: PatientPerson): string =>
  home === null
    ? ''
    : [home.address, home.number, home.complement, home.district, `${home.city} - ${home.state}`]
        .filter((each) => each !== undefined && each !== '')
        .join(', ')

/** RDC 471/2021 art. 5 requires age and sex, Portaria 344/98 the address. */
const patientLines = ({ document, patient }: DocumentFace): string[] => {
  const { cpf, birthDate, sex, guardian } = patient
  const age = birthDate === null ? null : ageOn(birthDate, document.issuedOn)
  const years = fill(age === 1 ? texts.age_one : texts.age_other, { count: String(age) })
  // Unknown data is filled in at the pharmacy (RDC 471/2021 art. 5).
  const open = document.delivery === 'print' ? '__________' : null
  const born = birthDate === null ? open : `${writtenDate(birthDate)} (${years})`
  const said = sex === null || sex === 'nao_informar' ? open : texts.sexes[sex]
  const details = [
    cpf === null ? '' : `${texts.cpf}: ${formatCpf(cpf)}`,
    born === null ? '' : `${texts.born}: ${born}`,
    said === null ? '' : `${texts.sex}: ${said}`,
  ].filter((each) => each !== '')
  const isControlled = document.legalClass === 'controlled_344'
  return [
    `${texts.patient}: ${patient.name}`,
    details.join(' · '),
    guardian === null ? '' : `${texts.guardian}: ${guardian.name}`,
    isControlled ? `${texts.address}: ${homeOf(patient)}` : '',
  ].filter((each) => each !== '')
}

/** If no law sets a term: continuous use has no end; anything else prints nothing. */
const openTerm = ({ document }: DocumentFace): string | null =>
  document.items.some(({ condition_use }) => isContinuous(condition_use)) ? texts.untilOpen : null

const writePatient = (pdf: Pdf, part: Part, face: DocumentFace): void => {
  const { issuedOn, validUntil, kind } = face.document
  const until = validUntil === null ? openTerm(face) : writtenDate(validUntil)
  put(pdf, part, 'P', () => {
    for (const line of patientLines(face)) regular(pdf, 11, line)
    regular(pdf, 11, `${texts.date}: ${writtenDate(issuedOn)}`)
    if (kind === 'prescription' && until !== null) regular(pdf, 11, `${texts.until}: ${until}`)
  })
  rule(pdf)
}

const writeLaw = (pdf: Pdf, part: Part, { document }: DocumentFace): void => {
  if (document.legalClass !== 'controlled_344') return
  const { controlledList: list } = document
  put(pdf, part, 'P', () => {
    bold(pdf, 10, list === null ? texts.listUnknown : fill(texts.list, { list }))
    if (list !== null) quiet(pdf, 9, texts.forms[controlledFormOf(list)])
  })
  pdf.moveDown(0.8)
}

/** Filled in at the pharmacy's counter (Portaria 344/98, annex XVII). */
const writeCounter = (pdf: Pdf, part: Part, { document }: DocumentFace): void => {
  const buyerHeight = counterHeight(document)
  if (buyerHeight === 0) return
  if (pdf.y + buyerHeight > pdf.page.height - MARGIN - FOOT) pdf.addPage()
  const top = pdf.page.height - MARGIN - FOOT - buyerHeight
  const columns = [
    [MARGIN, texts.buyer, texts.buyerLines],
    [pdf.page.width - MARGIN - HALF, texts.supplier, texts.supplierLines],
  ] as const
  for (const [left, name, lines] of columns) {
    put(pdf, part, 'P', () => {
      bold(pdf, 9, name, { x: left, y: top })
      pdf.y = top + 16
      blank(pdf, left, HALF, lines)
    })
  }
}

const signatureLine = ({ document, signature }: DocumentFace): string => {
  if (document.delivery === 'print') return texts.byHand
  if (signature === null) return texts.none
  return fill(signature.level === 'icp_brasil' ? texts.icpBrasil : texts.other, { holder: signature.holder })
}

const writeHand = (pdf: Pdf, part: Part, { document }: DocumentFace, top: number): void => {
  if (document.delivery !== 'print') return
  put(pdf, part, 'P', () => {
    const y = top + 26
    pdf
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + HALF, y)
      .lineWidth(0.75)
      .stroke(INK)
    quiet(pdf, 9, texts.handLine, { x: MARGIN, y: y + 4 })
  })
}

const writeFoot = (pdf: Pdf, part: Part, face: DocumentFace, qr: Buffer): void => {
  if (pdf.y > pdf.page.height - MARGIN - FOOT) pdf.addPage()
  const top = pdf.page.height - MARGIN - FOOT
  writeHand(pdf, part, face, top)
  const y = top + FOOT - QR - 18
  part.add(
    pdf.struct('Figure', { alt: fill(texts.check, { url: face.url }) }, () =>
      pdf.image(qr, MARGIN, y, { width: QR }),
    ),
  )
  const left = MARGIN + QR + 14
  put(pdf, part, 'P', () => {
    bold(pdf, 11, fill(texts.code, { code: face.code }), { x: left, y })
    quiet(pdf, 9, fill(texts.check, { url: face.url }), { x: left })
    if (face.document.delivery === 'electronic')
      quiet(pdf, 9, fill(texts.secret, { secret: face.secretCode }))
    quiet(pdf, 9, face.isRemote ? texts.telemedicine : texts.platform)
    bold(pdf, 9, signatureLine(face))
  })
}

const LONGEST_NAME = 60

/** Whose sheet it is, on all but the first: sheets get apart. */
const ownerLine = ({ document, patient, code }: DocumentFace): string => {
  const name = tidy(patient.name)
  const short = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name
  return [document.title, short, fill(texts.code, { code })].join(' · ')
}

/** Retained documents are printed twice: one copy stays at the pharmacy, one goes home. */
const copiesOf = ({ delivery }: DocumentDraft): readonly (string | null)[] =>
  delivery === 'print' ? texts.copies : [null]

/** A document as a PDF, in Portuguese, A4. */
export const makeDocumentPdf = async (face: DocumentFace): Promise<Buffer> => {
  const qr = await qrPicture(face.url, QR * 4)
  const { document, prescriber, patient, issuedAt } = face
  await readFaces(JSON.stringify([document, prescriber, patient]))
  const pdf = startPdf({ title: document.title, author: tidy(prescriber.name), at: issuedAt })
  Object.assign(pdf.info, documentInfo(face))
  for (const copy of copiesOf(document)) {
    pdf.addPage()
    const part = pdf.struct('Document')
    pdf.addStructure(part)
    writeHead(pdf, part, face, copy)
    writePatient(pdf, part, face)
    writeLaw(pdf, part, face)
    writeBody(pdf, part, face.document)
    writeCounter(pdf, part, face)
    writeFoot(pdf, part, face, qr)
    part.end()
  }
  numberPages(pdf, ownerLine(face))
  return finish(pdf)
}
