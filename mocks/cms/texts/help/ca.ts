import type { HelpTexts } from './HelpTexts.ts'

export const ca: HelpTexts = {
  contact: 'Escriu-nos',
  questions: {
    title: 'Preguntes freqüents',
    paragraphs: [
      'Registrar-se és gratuït. Durant les dues primeres setmanes llegeixes sense límit; després, deu peces cada mes. Cal validar el correu amb l’enllaç que t’enviem, que val durant 24 hores.',
      'Els subscriptors amb la subscripció completa poden comentar, consultar l’hemeroteca i regalar deu articles cada mes. Cada regal s’obre durant set dies.',
      'Si no trobes la resposta, truca’ns de dilluns a divendres, de 9 a 14\u00a0h, o escriu-nos.',
    ],
  },
  data: {
    title: 'Què fem amb les teves dades',
    paragraphs: [
      'Guardem el que ens dius en registrar-te, el que deses i a qui segueixes, perquè ho trobis a tots els teus aparells. No ho venem a ningú.',
      'Pots corregir les teves dades des del perfil i demanar-ne una còpia des de la pàgina de contacte.',
    ],
  },
  dark: {
    title: 'Mode fosc',
    paragraphs: [
      'Des de la configuració del perfil pots triar el mode clar, el fosc o el del teu dispositiu. De moment el mode fosc només és per a la redacció.',
    ],
  },
  editions: {
    title: 'Canvia d’edició',
    paragraphs: [
      'L’aplicació té les edicions de Catalunya, de les Illes Balears i d’Andorra. Tria la teva des de la configuració del perfil: la portada i els avisos seran els d’aquella edició.',
    ],
  },
  deletion: {
    title: 'Esborra el compte',
    paragraphs: [
      'Pots esborrar el compte des de les dades personals del perfil. S’esborren també les llistes, els seguiments i el perfil públic, i no es poden recuperar.',
      'Si tens una subscripció activa, primer l’has de donar de baixa amb el servei de subscripcions.',
    ],
  },
  card: {
    title: 'El carnet de subscriptor',
    paragraphs: [
      'El trobaràs al perfil, al web i a l’aplicació. Ensenya’l per entrar als actes del diari i per tenir els descomptes de l’espai del subscriptor.',
    ],
  },
}
