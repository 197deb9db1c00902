/** The areas in which schema.sql and docs/data-model.md show the tables. Every table is in exactly one. */
export const areas: readonly { readonly title: string; readonly tables: readonly string[] }[] = [
  {
    title: 'Accounts and sign-in',
    tables: words(`users admins sessions used_refresh_tokens attempts second_factors recovery_codes passkeys
      auth_tickets known_devices registrations sign_ups codes pending_contacts contact_changes idempotency_keys
      sms_days`),
  },
  {
    title: 'Patients and specialists',
    tables:
      words(`customers dependents specialists specialist_documents specialist_slugs specialist_status_changes specialist_words letterheads team_members team_invitations team_acts
      specialties specialist_specialties places favorites`),
  },
  {
    title: 'Booking',
    tables:
      words(`availability_rules blocks external_calendars external_busy next_slots practice_versions appointments reviews waitlist_entries slot_offers slot_holds time_proposals
      calendar_feeds questionnaire_questions preparations preparation_files`),
  },
  { title: 'Urgent-care queue', tables: words('queue_entries queue_readings queue_advice queue_duty') },
  { title: 'Calls', tables: words('calls call_participants call_events call_companions') },
  { title: 'Chat', tables: words('chats messages') },
  {
    title: 'Records and prescriptions',
    tables: words(`records record_addenda record_chain record_heads allergies quick_phrases exams cids
      cid_terms vitals problems patient_tags tagged_patients patient_notes patient_imports patient_contacts tagged_contacts medicines catalogue_versions catalogue_words prescriptions prescription_documents
      document_prescriptions`),
  },
  {
    title: 'Privacy',
    tables: words('data_keys consents access_log access_heads break_glass data_exports erasures'),
  },
  {
    title: 'Payments and ledger',
    tables:
      words(`cards payers payments credits credit_uses refunds charge_backs webhook_events ledger_entries
      ledger_postings account_balances`),
  },
  {
    title: 'Earnings and withdrawals',
    tables:
      words(`bank_accounts recipients withdrawals withdrawal_parts reconciliation_runs reconciliation_differences
      money_audit`),
  },
  { title: 'Companies', tables: words('companies company_members company_invites company_events') },
  {
    title: 'Notifications and presence',
    tables: words(`notifications notification_messages notification_settings push_subscriptions push_messages
      socket_servers connected_users`),
  },
  {
    title: 'Platform',
    tables:
      words(`pages page_slugs page_versions page_drafts posts variables variable_changes admin_acts errors error_moves
      contact_messages       schema_migrations workers`),
  },
]

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}
