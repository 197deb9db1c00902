export { type AddressValues, emptyAddress, missingOf } from './address.ts'
export { AddressFields } from './address-fields.tsx'
