/** Names of messages about an appointment or a place in the queue, for those who see that they were sent. */
export const messageNames = {
  booking_confirmed: 'Confirmação da consulta',
  booking_rescheduled: 'Consulta remarcada',
  series_booked: 'Confirmação de uma série de consultas',
  series_offered: 'Consultas aguardam sua confirmação',
  series_payment_due: 'Prazo de pagamento de uma consulta',
  booking_link_accepted: 'Paciente confirmou a consulta',
  time_proposed: 'Proposta de outro horário',
  time_declined: 'Outro horário recusado',
  time_proposal_over: 'Proposta de horário encerrada',
  reschedule_asked: 'Pedido para remarcar',
  reminder_24h: 'Lembrete da véspera',
  reminder_1h: 'Lembrete de uma hora antes',
  specialist_waiting: 'Especialista na sala',
  patient_waiting: 'Paciente na sala',
  canceled_by_specialist: 'Cancelamento, ao paciente',
  canceled_by_customer: 'Cancelamento pelo paciente',
  canceled_by_platform: 'Cancelamento pela administração',
  own_cancellation: 'Cancelamento feito pelo paciente',
  refund_done: 'Reembolso concluído',
  refund_failed: 'Reembolso em nova tentativa',
  chargeback: 'Pagamento contestado',
  queue_called: 'Chamada da fila',
  queue_refunded: 'Saída da fila',
} as const

export const channelNames = { email: 'E-mail', sms: 'SMS', whatsapp: 'WhatsApp' } as const
