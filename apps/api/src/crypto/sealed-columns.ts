/** A column sealed by the vault. */
export interface SealedColumn {
  readonly table: string
  readonly column: string
  /** SQL for the person whose key seals it, over the table's row `t`. */
  readonly subject: string
  /** SQL for the row's name in the cell. */
  readonly row: string
  /** Cleared when the account is erased, or kept as long as the law requires (docs/security.md). */
  readonly onErasure: 'cleared' | 'kept'
}

const own = { subject: 't.id', row: 't.id' } as const
const ofUser = { subject: 't.user_id', row: 't.id' } as const
const ofSpecialist = { subject: 't.specialist_id', row: 't.id' } as const
const ofImport = { subject: 't.import_id', row: 't.id' } as const
const ofCustomer = { subject: 't.customer_id', row: 't.id' } as const
const ofChat = { subject: '(SELECT customer_id FROM chats WHERE id = t.chat_id)', row: 't.id' } as const

/**
 * Every sealed column. Used to check that all sealed data opens and to erase an account; a test compares it with the
 * database, so a missing column is found.
 */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'customers', column: 'cpf_sealed', ...own, onErasure: 'cleared' },
  { table: 'customers', column: 'contact_sealed', ...own, onErasure: 'cleared' },
  { table: 'customers', column: 'address_sealed', ...own, onErasure: 'cleared' },
  { table: 'customers', column: 'special_document_sealed', ...own, onErasure: 'cleared' },
  { table: 'specialists', column: 'cpf_sealed', ...own, onErasure: 'kept' },
  { table: 'specialists', column: 'contact_sealed', ...own, onErasure: 'kept' },
  { table: 'specialists', column: 'address_sealed', ...own, onErasure: 'kept' },
  { table: 'specialists', column: 'special_document_sealed', ...own, onErasure: 'kept' },
  { table: 'bank_accounts', column: 'details_sealed', ...ofSpecialist, onErasure: 'kept' },
  { table: 'companies', column: 'bank_sealed', ...own, onErasure: 'kept' },
  {
    table: 'company_invites',
    column: 'email_sealed',
    subject: 't.company_id',
    row: 't.id',
    onErasure: 'cleared',
  },
  { table: 'second_factors', column: 'secret_sealed', ...ofUser, row: 't.user_id', onErasure: 'cleared' },
  { table: 'admin_acts', column: 'details_sealed', ...ofUser, onErasure: 'kept' },
  { table: 'dependents', column: 'cpf_sealed', ...ofCustomer, onErasure: 'cleared' },
  { table: 'exams', column: 'details_sealed', ...ofCustomer, onErasure: 'cleared' },
  { table: 'exams', column: 'file_secret_sealed', ...ofCustomer, onErasure: 'cleared' },
  { table: 'messages', column: 'content_sealed', ...ofChat, onErasure: 'cleared' },
  { table: 'messages', column: 'file_secret_sealed', ...ofChat, onErasure: 'cleared' },
  {
    table: 'call_companions',
    column: 'name_sealed',
    subject: '(SELECT customer_id FROM appointments WHERE id = t.appointment_id)',
    row: 't.id',
    onErasure: 'cleared',
  },
  { table: 'queue_entries', column: 'complaint_sealed', ...ofCustomer, onErasure: 'kept' },
  { table: 'queue_entries', column: 'red_flags_sealed', ...ofCustomer, onErasure: 'kept' },
  { table: 'queue_advice', column: 'red_flags_sealed', ...ofCustomer, onErasure: 'kept' },
  { table: 'registrations', column: 'form_sealed', ...ofUser, onErasure: 'cleared' },
  { table: 'booking_links', column: 'person_sealed', ...own, onErasure: 'cleared' },
  { table: 'team_invitations', column: 'person_sealed', ...own, onErasure: 'cleared' },
  { table: 'sign_ups', column: 'form_sealed', ...ofUser, onErasure: 'cleared' },
  { table: 'codes', column: 'target_sealed', ...ofUser, onErasure: 'cleared' },
  { table: 'contact_changes', column: 'old_sealed', ...ofUser, row: 't.id', onErasure: 'cleared' },
  { table: 'pending_contacts', column: 'value_sealed', ...ofUser, row: 't.user_id', onErasure: 'cleared' },
  { table: 'data_exports', column: 'file_secret_sealed', ...ofCustomer, onErasure: 'cleared' },
  {
    table: 'erasures',
    column: 'identity_sealed',
    subject: 't.customer_id',
    row: 't.customer_id',
    onErasure: 'kept',
  },
  { table: 'break_glass', column: 'reason_sealed', ...ofCustomer, onErasure: 'kept' },
  { table: 'appointments', column: 'notes_sealed', ...ofCustomer, onErasure: 'kept' },
  {
    table: 'preparations',
    column: 'answers_sealed',
    subject: '(SELECT customer_id FROM appointments WHERE id = t.appointment_id)',
    row: 't.appointment_id',
    onErasure: 'kept',
  },
  { table: 'preparation_files', column: 'name_sealed', ...ofCustomer, onErasure: 'kept' },
  { table: 'preparation_files', column: 'file_secret_sealed', ...ofCustomer, onErasure: 'kept' },
  { table: 'allergies', column: 'content_sealed', ...ofCustomer, onErasure: 'kept' },
  { table: 'vitals', column: 'content_sealed', ...ofCustomer, onErasure: 'kept' },
  { table: 'problems', column: 'content_sealed', ...ofCustomer, onErasure: 'kept' },
  { table: 'patient_tags', column: 'name_sealed', ...ofSpecialist, onErasure: 'kept' },
  { table: 'patient_contacts', column: 'reach_sealed', ...ofImport, onErasure: 'kept' },
  { table: 'patient_contacts', column: 'note_sealed', ...ofImport, onErasure: 'kept' },
  { table: 'patient_notes', column: 'text_sealed', ...ofCustomer, onErasure: 'cleared' },
  { table: 'external_calendars', column: 'address_sealed', ...ofSpecialist, onErasure: 'kept' },
  {
    table: 'contact_messages',
    column: 'content_sealed',
    subject: 'coalesce(t.customer_id, t.id)',
    row: 't.id',
    onErasure: 'cleared',
  },
  { table: 'quick_phrases', column: 'phrases_sealed', ...ofSpecialist, onErasure: 'kept' },
  { table: 'records', column: 'content_sealed', ...ofCustomer, onErasure: 'kept' },
  {
    table: 'record_addenda',
    column: 'text_sealed',
    subject: '(SELECT customer_id FROM records WHERE id = t.record_id)',
    row: 't.id',
    onErasure: 'kept',
  },
  {
    table: 'prescriptions',
    column: 'content_sealed',
    subject: 'coalesce(t.customer_id, t.specialist_id)',
    row: 't.id',
    onErasure: 'kept',
  },
  { table: 'prescription_documents', column: 'items_sealed', ...ofCustomer, onErasure: 'kept' },
  { table: 'prescription_documents', column: 'override_sealed', ...ofCustomer, onErasure: 'kept' },
]
