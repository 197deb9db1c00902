/** Terms that a person agrees to. A changed text needs a new version: what was accepted is known by its hash. */
export default {
  telemedicine: {
    version: '2026-11',
    title: 'Termo de consentimento para teleconsulta',
    paragraphs: [
      'A teleconsulta é um atendimento de saúde feito a distância, por vídeo e áudio, entre você e o especialista que escolheu. Ela é regulada no Brasil pela Resolução CFM nº 2.314/2022.',
      'Sem exame físico presencial, a teleconsulta tem limites. O especialista pode indicar que você seja atendido presencialmente, e você pode pedir isso a qualquer momento.',
      'A teleconsulta não serve para urgências. Em caso de emergência, ligue para o SAMU (192) ou procure o pronto-socorro mais próximo.',
      'O que for informado na consulta fica registrado no seu prontuário, sob sigilo profissional, guardado por no mínimo 20 anos (Lei nº 13.787/2018) e protegido pela LGPD (Lei nº 13.709/2018). A Emma não grava o vídeo nem o áudio da consulta.',
      'Para a sua privacidade, faça a consulta em um lugar reservado e com conexão estável. Se a ligação cair, ela volta sozinha ou pode ser retomada no mesmo horário.',
      'Você participa por vontade própria e pode desistir a qualquer momento, sem prejuízo de outro atendimento.',
    ],
  },
  sharedHistory: {
    version: '2026-11',
    title: 'Histórico compartilhado',
    paragraphs: [
      'Com esta permissão, outros especialistas que cuidam de você, com consulta confirmada ou realizada na Emma, podem ler os prontuários assinados que os colegas escreveram sobre você.',
      'Sem ela, cada especialista vê só o que ele mesmo escreveu. O atendimento acontece do mesmo jeito.',
      'Cada leitura fica registrada e você pode ver quem leu, quando e por quê. Você pode retirar a permissão a qualquer momento; a partir daí as leituras param.',
    ],
  },
  copy: {
    /** The first file of the copy of one's own data. */
    readme: [
      'Cópia dos seus dados na Emma, feita em {{moment}} (LGPD, art. 18, V).',
      '',
      'Os arquivos .json abrem em qualquer editor de texto. Valores em centavos; datas em UTC.',
      '',
      'profile.json: seu cadastro, contato e endereço',
      'appointments.json: consultas',
      'payments.json, refunds.json, credits.json, cards.json: pagamentos, reembolsos, carteira e cartões',
      'records.json, addenda.json: prontuários assinados e adendos',
      'prescriptions.json, documents.json e a pasta documents: prescrições e receitas em PDF',
      'consents.json: textos que você aceitou ou retirou',
      'access-log.json: quem leu ou escreveu seus dados de saúde',
      'sessions.json: acessos à sua conta',
      'notifications.json, favorites.json, reviews.json: avisos, favoritos e avaliações',
    ],
  },
  erased: {
    /** First and last name of a person whose account was erased. */
    name: ['Conta', 'encerrada'],
    subject: 'Sua conta na Emma foi apagada',
    email:
      'Olá, {{name}}.\n\nSua conta na Emma foi apagada, como foi pedido. Esta é a última mensagem que enviamos a este endereço.\n\nO que a lei manda guardar continua guardado, cifrado e sem ligação com uma conta: o prontuário por 20 anos (Lei nº 13.787/2018) e os registros de pagamento por 5 anos.\n\nSe não foi você quem pediu, escreva para privacidade@emma.test.',
  },
  erasureOpen: {
    appointments: 'Há consulta marcada ou em andamento. Cancele-a ou espere que termine.',
    payments: 'Há pagamento em processamento. Tente novamente quando ele terminar.',
    refunds: 'Há reembolso em andamento. Tente novamente quando ele terminar.',
    wallet: 'Há saldo na carteira. Use o crédito ou peça que volte para o cartão.',
  },
  accept: 'Li e aceito o termo',
  accepting: 'Registrando',
  intro: 'Antes da primeira consulta por vídeo, leia e aceite este termo.',
  acceptedOn: 'Aceito em {{date}}',
} as const
