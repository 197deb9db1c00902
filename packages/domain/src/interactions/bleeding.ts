/** Bleeding and clotting. A row: one side | the other | severity | effect | what to do | source. */
export const bleeding = `
varfarina | @aines | severe | Aumenta muito o risco de sangramento, sobretudo digestivo. | Prefira paracetamol; se indispensável, use o menor tempo, com gastroproteção e INR em 3 a 5 dias. | Bula ANVISA da varfarina
varfarina | @antiplaquetarios | severe | Soma o risco de sangramento maior. | Confirme a indicação dupla, associe gastroproteção e vigie sangramento e INR. | Bula FDA: warfarin, seção 7
varfarina | @doacs | contraindicated | Dois anticoagulantes juntos causam sangramento grave. | Não associe; na troca, siga o esquema da bula. | Bula ANVISA da rivaroxabana
varfarina | @heparinas | severe | Dupla anticoagulação com risco de sangramento. | Só na transição, com INR e sinais de sangramento vigiados. | Bula FDA: warfarin, seção 7
varfarina | sulfametoxazol | severe | O INR sobe em poucos dias, com sangramento grave. | Prefira outro antibiótico; senão reduza a varfarina e repita o INR em 3 dias. | Bula FDA: warfarin, seção 7
varfarina | metronidazol | severe | O metronidazol inibe o metabolismo da varfarina e eleva o INR. | Prefira outra opção ou reduza a dose e repita o INR em 3 a 5 dias. | Bula ANVISA do metronidazol
varfarina | tinidazol | severe | Eleva o INR e o risco de sangramento. | Repita o INR em 3 a 5 dias e ajuste a dose. | Bula FDA: tinidazole, seção 7
varfarina | secnidazol | moderate | Pode elevar o INR. | Repita o INR em 3 a 5 dias. | Bula ANVISA do secnidazol
varfarina | @azois | severe | Os azóis inibem a CYP2C9 e elevam o INR, mesmo em dose única de fluconazol. | Reduza a varfarina e repita o INR em 3 a 5 dias; prefira tratamento tópico. | Bula FDA: fluconazole, seção 7
varfarina | miconazol | severe | Mesmo vaginal ou oral em gel, o miconazol eleva o INR. | Prefira outro antifúngico ou repita o INR em 3 dias. | Bula FDA: warfarin, seção 7
varfarina | @macrolideos_qt | severe | Pode elevar o INR e causar sangramento. | Repita o INR em 3 a 5 dias e oriente sinais de sangramento. | Bula FDA: warfarin, seção 7
varfarina | @quinolonas | severe | Pode elevar o INR e causar sangramento. | Repita o INR em 3 a 5 dias; prefira outro antibiótico. | Bula FDA: ciprofloxacin, seção 7
varfarina | amiodarona | severe | Eleva o INR por semanas, por inibição da CYP2C9. | Reduza a varfarina em 30% a 50% e meça o INR toda semana. | Bula FDA: amiodarone, seção 7
varfarina | @isrs | severe | Soma o risco de sangramento por efeito nas plaquetas. | Vigie sangramento e INR ao iniciar, ajustar ou suspender. | Bula FDA: warfarin, seção 7
varfarina | @irsn | severe | Soma o risco de sangramento por efeito nas plaquetas. | Vigie sangramento e INR ao iniciar, ajustar ou suspender. | Bula FDA: venlafaxine, seção 7
varfarina | @indutores_fortes | severe | A indução enzimática reduz o efeito da varfarina, com risco de trombose; ao suspender, sangra. | Meça o INR toda semana ao iniciar e ao suspender. | Bula FDA: warfarin, seção 7
varfarina | fenofibrato | moderate | Potencializa a varfarina e eleva o INR. | Reduza a varfarina em cerca de um terço e repita o INR. | Bula FDA: fenofibrate, seção 7
varfarina | ciprofibrato | moderate | Potencializa a varfarina e eleva o INR. | Reduza a varfarina e repita o INR. | Bula ANVISA do ciprofibrato
varfarina | rosuvastatina | moderate | Pode elevar o INR. | Repita o INR ao iniciar e a cada mudança de dose. | Bula FDA: rosuvastatin, seção 7
varfarina | alopurinol | moderate | Pode prolongar o efeito da varfarina. | Repita o INR em 1 a 2 semanas. | Bula ANVISA do alopurinol
varfarina | levotiroxina | moderate | Ao corrigir o hipotireoidismo, o efeito da varfarina aumenta. | Repita o INR a cada ajuste da levotiroxina. | Bula FDA: levothyroxine, seção 7
varfarina | paracetamol | moderate | Uso diário acima de 2 g eleva o INR. | Limite dose e tempo; repita o INR se passar de 3 dias. | Bula FDA: warfarin, seção 7
varfarina | tramadol | moderate | Há relatos de INR elevado e sangramento. | Repita o INR em 3 a 5 dias. | Bula ANVISA do tramadol
varfarina | metotrexato | severe | Potencializa a anticoagulação. | Vigie INR e sangramento de perto. | Bula FDA: warfarin, seção 7
@doacs | @aines | severe | Aumenta o risco de sangramento maior. | Prefira paracetamol ou use o menor tempo com gastroproteção. | Bula FDA: apixaban, seção 7
@doacs | @antiplaquetarios | severe | Aumenta o risco de sangramento maior. | Confirme a indicação dupla e associe gastroproteção. | Bula FDA: rivaroxaban, seção 7
@doacs | @heparinas | contraindicated | Dupla anticoagulação com sangramento grave. | Não associe fora da transição descrita na bula. | Bula ANVISA da rivaroxabana
@doacs | @azois_fortes | severe | Inibem CYP3A4 e glicoproteína P e elevam o anticoagulante. | Evite; se necessário, ajuste conforme a bula ou troque o antifúngico. | Bula FDA: rivaroxaban, seção 7
@doacs | @macrolideos_cyp | severe | Elevam o nível do anticoagulante, pior na doença renal. | Prefira azitromicina ou outro antibiótico. | Bula FDA: dabigatran, seção 7
@doacs | @indutores_fortes | severe | Reduzem o nível do anticoagulante, com risco de trombose. | Evite; prefira varfarina com INR ou outro anticonvulsivante. | Bula FDA: apixaban, seção 7
@doacs | @isrs | moderate | Soma o risco de sangramento. | Oriente e vigie sinais de sangramento. | Bula FDA: apixaban, seção 7
@doacs | @irsn | moderate | Soma o risco de sangramento. | Oriente e vigie sinais de sangramento. | Bula FDA: apixaban, seção 7
dabigatrana | amiodarona | moderate | Eleva a dabigatrana por inibição da glicoproteína P. | Ajuste conforme a função renal e vigie sangramento. | Bula ANVISA da dabigatrana
dabigatrana | @bcc_nao_di | severe | O verapamil eleva a dabigatrana. | Reduza a dabigatrana conforme a bula e separe as tomadas. | Bula ANVISA da dabigatrana
@heparinas | @aines | severe | Aumenta o risco de sangramento. | Evite; prefira paracetamol. | Bula FDA: enoxaparin, seção 7
@heparinas | @antiplaquetarios | severe | Aumenta o risco de sangramento. | Confirme a indicação dupla e vigie hemoglobina. | Bula FDA: enoxaparin, seção 7
clopidogrel | @ibps_cyp2c19 | severe | Reduzem a ativação do clopidogrel e a proteção contra trombose. | Troque por pantoprazol. | Bula FDA: clopidogrel, seção 7
@antiplaquetarios | @aines_sem_aas | severe | Aumenta o risco de sangramento digestivo. | Prefira paracetamol; senão associe gastroproteção. | Bula FDA: clopidogrel, seção 7
@antiplaquetarios | acido acetilsalicilico | moderate | Dupla antiagregação, com risco de sangramento. | Confirme indicação e duração; associe gastroproteção. | Bula FDA: clopidogrel, seção 7
@antiplaquetarios | @isrs | moderate | Soma o risco de sangramento. | Oriente sinais de sangramento; considere gastroproteção. | Bula FDA: clopidogrel, seção 7
acido acetilsalicilico | ibuprofeno | severe | O ibuprofeno pode anular a proteção cardíaca do AAS e somar sangramento. | Evite o uso regular; dê o ibuprofeno 8 h antes ou 30 min depois do AAS. | FDA Science Paper (2006): ibuprofeno e AAS
@aines_sem_aas | @aines_sem_aas | severe | Dois anti-inflamatórios somam sangramento e lesão renal, sem ganho de analgesia. | Use só um deles. | Bula FDA: ibuprofen, seção 7
@aines | @isrs | moderate | Aumenta o risco de sangramento digestivo. | Prefira paracetamol ou associe gastroproteção. | Bula FDA: sertraline, seção 7
@aines | @irsn | moderate | Aumenta o risco de sangramento digestivo. | Prefira paracetamol ou associe gastroproteção. | Bula FDA: duloxetine, seção 7
@aines | @corticoides | severe | Multiplica o risco de úlcera e sangramento digestivo. | Evite; se indispensável, associe gastroproteção. | Bula ANVISA da prednisona
acido tranexamico | @contraceptivos | severe | Soma o risco de trombose; com anticoncepcional combinado é contraindicado. | Use outra opção para o sangramento. | Bula FDA: tranexamic acid, seção 4
varfarina | amoxicilina | moderate | Há relatos de INR elevado e sangramento. | Repita o INR em 3 a 5 dias e oriente sinais de sangramento. | Bula FDA: amoxicillin, seção 7
varfarina | @cefalosporinas | moderate | Pode elevar o INR. | Repita o INR em 3 a 5 dias e oriente sinais de sangramento. | Bula FDA: warfarin, seção 7
varfarina | @tetraciclinas | moderate | Deprimem a protrombina e elevam o INR. | Repita o INR em 3 a 5 dias e reduza a varfarina se preciso. | Bula FDA: doxycycline, seção 7
varfarina | sinvastatina | moderate | Potencializa um pouco a varfarina. | Repita o INR ao iniciar e a cada mudança de dose. | Bula FDA: simvastatin, seção 7
varfarina | propafenona | moderate | Potencializa a varfarina e eleva o INR. | Repita o INR em 1 semana e ajuste a dose. | Bula FDA: propafenone, seção 7
varfarina | tamoxifeno | severe | Potencializa muito a varfarina, com sangramento grave. | Não associe na prevenção do câncer; no tratamento, reduza a varfarina e meça o INR toda semana. | Bula FDA: tamoxifen, seção 7
varfarina | bezafibrato | moderate | Potencializa a varfarina e eleva o INR. | Reduza a varfarina e repita o INR. | Bula ANVISA do bezafibrato
varfarina | genfibrozila | moderate | Potencializa a varfarina e eleva o INR. | Reduza a varfarina e repita o INR. | Bula FDA: gemfibrozil
varfarina | azatioprina | moderate | Reduz o efeito da varfarina. | Repita o INR ao iniciar e ao suspender. | Bula FDA: azathioprine
varfarina | @corticoides | moderate | Muda o INR, para mais ou para menos, e soma risco digestivo. | Repita o INR em 3 a 5 dias. | Bula FDA: prednisone, seção 7
varfarina | orlistate | moderate | Absorve-se menos vitamina K: o INR pode subir. | Repita o INR ao iniciar. | Bula FDA: orlistat, seção 7
@doacs | ritonavir | severe | Eleva o anticoagulante, com sangramento. | Evite; siga a bula do anticoagulante ou troque-o. | Bula FDA: rivaroxaban, seção 7
cetorolaco | @aines | contraindicated | Soma sangramento digestivo e lesão renal. | Não associe. | Bula FDA: ketorolac
acido acetilsalicilico | @aines_sem_aas | moderate | Soma o risco de úlcera e sangramento digestivo. | Prefira paracetamol; senão menor tempo, com gastroproteção. | Bula FDA: naproxen, seção 7
acido acetilsalicilico | dipirona | moderate | Pode reduzir o efeito do AAS nas plaquetas. | Em quem usa AAS pelo coração, prefira paracetamol. | Bula ANVISA da dipirona
ticagrelor | claritromicina | severe | Eleva o ticagrelor: sangramento. | Prefira azitromicina. | Bula FDA: ticagrelor, seção 7
ticagrelor | @azois_fortes | severe | Elevam o ticagrelor: sangramento. | Escolha outro antifúngico. | Bula FDA: ticagrelor, seção 7
ticagrelor | @indutores_fortes | severe | Reduzem o ticagrelor: trombose do stent. | Escolha outro antiplaquetário. | Bula FDA: ticagrelor, seção 7
`
