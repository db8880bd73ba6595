import { type DatoRectificable, estadosCiviles } from '@adjudica/domain';
import { SelectField, TextLineField } from '../../ui/act/TextLineField';
import type { ActInputProps } from '../../ui/act/types';
import { DayInput } from '../../ui/fields/DayInput';

const civiles = estadosCiviles.map(({ codigo, nombre }) => ({ id: codigo, nombre }));

/** What is right instead, written as the datum is: a day, one of the marital statuses, or text. */
export function CampoDeDato({ dato, ...entrada }: ActInputProps & { readonly dato: DatoRectificable | '' }) {
  if (dato === 'fechaNacimiento') return <DayInput {...entrada} />;
  if (dato === 'estadoCivil') return <SelectField<string> {...entrada} opciones={civiles} />;
  return <TextLineField {...entrada} />;
}
