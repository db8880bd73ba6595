import { normalizar } from '@adjudica/domain';
import { fileRules, hasAllowedType } from '../../ui/upload/rules';
import { type Asignable, grupoDe } from './tipos';

const vacias = new Set(['de', 'del', 'la', 'el', 'los', 'las', 'y', 'a', 'en', 'o', 'por', 'para', 'con']);

/** 'rolDePagos-2_final (1).PDF' → rol, pagos: words without accents, plural and filler; figures only where they are an identification. */
function palabras(texto: string): string[] {
  const sueltas = texto.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  const todas = normalizar(sueltas).match(/\p{L}+|\d{10,13}/gu) ?? [];
  return todas
    .map((palabra) => (palabra.length > 4 ? palabra.replace(/s$/, '') : palabra))
    .filter((p) => !vacias.has(p));
}

const sinExtension = (nombre: string): string => nombre.replace(/\.[^.]+$/, '');

/** Words that begin alike count for one another: 'ced' and 'cedula'. */
const seParecen = (a: string, b: string): boolean =>
  a === b || (a.length > 2 && b.startsWith(a)) || (b.length > 2 && a.startsWith(b));

/** 0 to about 1.6: share of the type's words that the file's name has, and of the person's; the code of the type nearly suffices alone. */
function parecido(deArchivo: readonly string[], documento: Asignable): number {
  const { tipo, persona, identificacion } = documento;
  const comun = (buscadas: readonly string[]) =>
    buscadas.filter((p) => deArchivo.some((otra) => seParecen(otra, p))).length;
  const deTipo = palabras(tipo.nombre);
  const deCodigo = palabras(tipo.codigo);
  const nombre = deTipo.length === 0 ? 0 : comun(deTipo) / deTipo.length;
  const codigo = deCodigo.length > 0 && comun(deCodigo) === deCodigo.length;
  const porTipo = codigo ? 0.8 + nombre * 0.2 : nombre;
  if (porTipo === 0) return 0;
  const deDueno = [
    ...palabras(grupoDe(documento)),
    ...palabras(persona ?? ''),
    ...(identificacion === null ? [] : [identificacion]),
  ];
  return porTipo + Math.min(comun(deDueno), 2) * 0.3;
}

const MINIMO = 0.5;

/**
 * Which document each file seems to be, by its name; `null` where none is clear. Only documents that this user may upload and that take a file
 * of this kind; each at most once, the clearest pair first. Only a proposal: somebody confirms it.
 */
export function sugerir(archivos: readonly File[], documentos: readonly Asignable[]): (number | null)[] {
  const pares = archivos.flatMap((archivo, indice) => {
    const nombre = palabras(sinExtension(archivo.name));
    return (
      documentos
        .filter(({ tipo }) => hasAllowedType(archivo, fileRules[tipo.formato]))
        // Of two that are as good, the one that still has nothing
        .map((documento) => ({
          indice,
          documento,
          puntos: parecido(nombre, documento) - (documento.ruta === null ? 0 : 0.05),
        }))
        .filter(({ puntos }) => puntos >= MINIMO)
    );
  });
  pares.sort((a, b) => b.puntos - a.puntos || a.documento.orden - b.documento.orden);
  const elegidos: (number | null)[] = archivos.map(() => null);
  const dados = new Set<number>();
  for (const { indice, documento } of pares) {
    if (elegidos[indice] !== null || dados.has(documento.id)) continue;
    elegidos[indice] = documento.id;
    dados.add(documento.id);
  }
  return elegidos;
}
