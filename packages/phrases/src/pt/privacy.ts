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
  accept: 'Li e aceito o termo',
  accepting: 'Registrando',
  intro: 'Antes da primeira consulta por vídeo, leia e aceite este termo.',
  acceptedOn: 'Aceito em {{date}}',
} as const
