import { type DatoRectificable, estadosCiviles } from '@adjudica/domain';
import { Eleccion, Texto } from '../../ui/acto/Texto';
import type { EntradaDeActo } from '../../ui/acto/tipos';
import { DayInput } from '../../ui/fields/DayInput';

const civiles = estadosCiviles.map(({ codigo, nombre }) => ({ id: codigo, nombre }));

/** What is right instead, written as the datum is: a day, one of the marital statuses, or text. */
export function CampoDeDato({ dato, ...entrada }: EntradaDeActo & { readonly dato: DatoRectificable | '' }) {
  if (dato === 'fechaNacimiento') return <DayInput {...entrada} />;
  if (dato === 'estadoCivil') return <Eleccion<string> {...entrada} opciones={civiles} />;
  return <Texto {...entrada} />;
}
