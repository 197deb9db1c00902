/**
 * The part of FHIR R4 (hl7.org/fhir/R4) that we write: elements with a minimum of 1 are required here too. The published
 * types of the package registry's current version are of FHIR 3.
 */
interface Element {
  readonly id: string
}
export interface Coding {
  readonly system: string
  readonly code: string
  readonly display?: string
}
export interface CodeableConcept {
  readonly coding?: readonly Coding[]
  readonly text?: string
}
export interface Reference {
  readonly reference: string
  readonly display?: string
}
interface Identifier {
  readonly use?: 'official'
  readonly system?: string
  readonly type?: CodeableConcept
  readonly value: string
}
interface HumanName {
  readonly use?: 'official'
  readonly text: string
}
interface Address {
  readonly use: 'home'
  readonly line: readonly string[]
  readonly city: string
  readonly state: string
  readonly postalCode?: string
  readonly country: string
}
export interface Patient extends Element {
  readonly resourceType: 'Patient'
  readonly identifier?: readonly Identifier[]
  readonly active: boolean
  readonly name: readonly HumanName[]
  readonly telecom?: readonly { readonly system: 'phone'; readonly value: string }[]
  readonly gender: 'male' | 'female' | 'other' | 'unknown'
  readonly birthDate?: string
  readonly address?: readonly Address[]
  readonly contact?: readonly {
    readonly relationship: readonly CodeableConcept[]
    readonly name: HumanName
  }[]
}
export interface Practitioner extends Element {
  readonly resourceType: 'Practitioner'
  readonly identifier?: readonly Identifier[]
  readonly active: boolean
  readonly name: readonly HumanName[]
  readonly qualification?: readonly { readonly code: CodeableConcept }[]
}
export interface Encounter extends Element {
  readonly resourceType: 'Encounter'
  readonly status: 'in-progress' | 'finished'
  readonly class: Coding
  readonly subject: Reference
  readonly participant: readonly { readonly individual: Reference }[]
  readonly period: { readonly start: string; readonly end?: string }
}
export interface Condition extends Element {
  readonly resourceType: 'Condition'
  readonly verificationStatus: CodeableConcept
  readonly category: readonly CodeableConcept[]
  readonly code: CodeableConcept
  readonly subject: Reference
  readonly encounter: Reference
  readonly recordedDate: string
  readonly recorder: Reference
}
interface Dosage {
  readonly text: string
  readonly route?: CodeableConcept
  readonly additionalInstruction?: readonly CodeableConcept[]
}
export interface MedicationRequest extends Element {
  readonly resourceType: 'MedicationRequest'
  readonly status: 'active' | 'draft'
  readonly intent: 'order'
  readonly medicationCodeableConcept: CodeableConcept
  readonly subject: Reference
  readonly encounter: Reference
  readonly authoredOn: string
  readonly requester: Reference
  readonly dosageInstruction: readonly Dosage[]
  readonly note?: readonly { readonly text: string }[]
}
export interface AllergyIntolerance extends Element {
  readonly resourceType: 'AllergyIntolerance'
  readonly clinicalStatus: CodeableConcept
  readonly verificationStatus: CodeableConcept
  readonly code: CodeableConcept
  readonly patient: Reference
  readonly recordedDate: string
  readonly reaction?: readonly { readonly manifestation: readonly CodeableConcept[] }[]
}
interface Attachment {
  readonly contentType: string
  readonly language: string
  readonly url: string
  readonly title: string
  readonly creation: string
}
export interface DocumentReference extends Element {
  readonly resourceType: 'DocumentReference'
  readonly status: 'current'
  readonly type: CodeableConcept
  readonly subject: Reference
  readonly date: string
  readonly author: readonly Reference[]
  readonly content: readonly { readonly attachment: Attachment }[]
  readonly context: { readonly encounter: readonly Reference[] }
}
export interface CompositionSection {
  readonly title: string
  readonly text?: { readonly status: 'generated'; readonly div: string }
  readonly entry?: readonly Reference[]
}
export interface Composition extends Element {
  readonly resourceType: 'Composition'
  readonly language: string
  readonly status: 'preliminary' | 'final' | 'amended'
  readonly type: CodeableConcept
  readonly subject: Reference
  readonly encounter: Reference
  readonly date: string
  readonly author: readonly Reference[]
  readonly title: string
  readonly attester?: readonly { readonly mode: 'legal'; readonly time: string; readonly party: Reference }[]
  readonly section: readonly CompositionSection[]
}
export type FhirResource =
  | Patient
  | Practitioner
  | Encounter
  | Condition
  | MedicationRequest
  | AllergyIntolerance
  | DocumentReference
  | Composition

export interface Bundle extends Element {
  readonly resourceType: 'Bundle'
  readonly type: 'collection'
  readonly timestamp: string
  readonly entry: readonly { readonly fullUrl: string; readonly resource: FhirResource }[]
}
