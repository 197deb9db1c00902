/** Another time proposed by a specialist: the patient's answers, and the specialist's choices. */
export default {
  card: {
    title: 'Proposta de outro horário',
    words: '{{name}} propõe mudar sua consulta de {{specialty}}.',
    for: 'Para {{name}}.',
    now: 'Horário atual',
    next: 'Novo horário',
    until: 'Responda até {{moment}}. Mudar não tem custo.',
    accept: 'Aceitar novo horário',
    decline: 'Manter como está',
    accepted: 'Consulta remarcada para {{moment}}',
    declined: 'A consulta continua como está. O especialista foi avisado.',
  },
  title: 'Propor outro horário',
  detail:
    'A consulta de {{name}} está marcada para {{moment}}. Ela só muda se o paciente aceitar. Até lá, o novo horário fica reservado.',
  notOpen: 'Você não tem horário aberto às {{hour}}. Escolha um dos horários abertos.',
  place: 'Muda o local: de {{before}} para {{after}}.',
  close: 'Fechar',
  submit: 'Propor',
  submitTo: 'Propor {{moment}}',
  sent: 'Proposta enviada. O paciente tem até {{moment}} para responder.',
  waiting: {
    words: 'Você propôs {{moment}}. O paciente tem até {{until}} para responder.',
    withdraw: 'Retirar proposta',
    withdrawn: 'Proposta retirada. O paciente foi avisado.',
  },
}
