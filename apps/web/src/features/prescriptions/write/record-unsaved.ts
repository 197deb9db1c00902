/** The record that a prescription belongs to could not be saved: its own notice says why. */
export class RecordUnsaved extends Error {}
