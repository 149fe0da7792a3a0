// A stand-in of the platform that asks readers for their consent. This reader has agreed before; `?consent=refused` is one who has not.
document.addEventListener('quiosc:consent-wanted', () => {
  const given = new URLSearchParams(location.search).get('consent') !== 'refused'
  document.dispatchEvent(new CustomEvent('quiosc:consent', { detail: { given } }))
})
