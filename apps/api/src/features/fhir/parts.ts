import type { CodeableConcept, FhirResource, Reference } from 'fhir/r4.js'

type Kind =
  | 'Patient'
  | 'Practitioner'
  | 'Encounter'
  | 'Condition'
  | 'MedicationRequest'
  | 'AllergyIntolerance'
  | 'DocumentReference'
  | 'Composition'

/** A reference to another resource of the same bundle. */
export const refer = (kind: Kind, id: string, display?: string): Reference => ({
  reference: `${kind}/${id}`,
  ...(display === undefined ? {} : { display }),
})

/** One code of a terminology. */
export const concept = (system: string, code: string, text?: string): CodeableConcept => ({
  coding: [{ system, code, ...(text === undefined ? {} : { display: text }) }],
  ...(text === undefined ? {} : { text }),
})

/** A resource under its own address. */
export const entryOf = <R extends FhirResource>(base: string, resource: R) => ({
  fullUrl: `${base}/fhir/${resource.resourceType}/${resource.id}`,
  resource,
})

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as FHIR's narrative: XHTML, one paragraph per line. */
export const narrative = (text: string) => {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/[&<>"]/g, (sign) => escaped[sign] ?? sign))
  const paragraphs = lines.map((line) => `<p>${line}</p>`).join('')
  return {
    status: 'generated',
    div: `<div xmlns="http://www.w3.org/1999/xhtml">${paragraphs}</div>`,
  } as const
}
