import type { HelpTexts } from './HelpTexts.ts'

export const es: HelpTexts = {
  contact: 'Escríbenos',
  questions: {
    title: 'Preguntas frecuentes',
    paragraphs: [
      'Registrarse es gratis. Durante las dos primeras semanas lees sin límite; después, diez piezas al mes. Hay que validar el correo con el enlace que te enviamos, que vale durante 24 horas.',
      'Quienes tienen la suscripción completa pueden comentar, consultar la hemeroteca y regalar diez artículos al mes. Cada regalo se abre durante siete días.',
      'Si no encuentras la respuesta, llámanos de lunes a viernes, de 9 a 14\u00a0h, o escríbenos.',
    ],
  },
  data: {
    title: 'Qué hacemos con tus datos',
    paragraphs: [
      'Guardamos lo que nos dices al registrarte, lo que guardas y a quién sigues, para que lo encuentres en todos tus dispositivos. No se lo vendemos a nadie.',
      'Puedes corregir tus datos desde el perfil y pedir una copia desde la página de contacto.',
    ],
  },
  dark: {
    title: 'Modo oscuro',
    paragraphs: [
      'Desde la configuración del perfil puedes elegir el modo claro, el oscuro o el de tu dispositivo. De momento, el modo oscuro es solo para la redacción.',
    ],
  },
  editions: {
    title: 'Cambia de edición',
    paragraphs: [
      'La aplicación tiene las ediciones de Cataluña, de las Islas Baleares y de Andorra. Elige la tuya desde la configuración del perfil: la portada y los avisos serán los de esa edición.',
    ],
  },
  deletion: {
    title: 'Borra la cuenta',
    paragraphs: [
      'Puedes borrar la cuenta desde los datos personales del perfil. Se borran también las listas, los seguimientos y el perfil público, y no se pueden recuperar.',
      'Si tienes una suscripción activa, primero debes darla de baja con el servicio de suscripciones.',
    ],
  },
  card: {
    title: 'El carné de suscriptor',
    paragraphs: [
      'Lo encontrarás en el perfil, en la web y en la aplicación. Enséñalo para entrar en los actos del diario y para tener los descuentos del espacio del suscriptor.',
    ],
  },
}
