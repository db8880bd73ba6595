import { esquemaMarcaDeParametro, MOTIVO_DE_MARCA, propios } from '@adjudica/domain';
import Typography from '@mui/material/Typography';
import type { ParametroDeRiesgoVista } from '../../generated/api';
import { ActDialog } from '../../ui/act/ActDialog';
import type { ActWithoutPath } from '../../ui/act/types';
import { CommentField } from '../../ui/fields/CommentField';
import { fechaHora } from '../../ui/format';

interface MarcaDialogProps {
  readonly parametro: ParametroDeRiesgoVista;
  /** What risk says of it; null = the mark is taken back. */
  readonly cumple: boolean | null;
  readonly onMotivo: (motivo: string) => void;
  readonly onClose: () => void;
}

const acto = (cumple: boolean | null): ActWithoutPath => ({
  titulo: titulos[String(cumple) as keyof typeof titulos],
  campos: { motivo: { etiqueta: 'Motivo', tipo: CommentField, props: { maxLength: MOTIVO_DE_MARCA } } },
  esquema: esquemaMarcaDeParametro,
});
const titulos = {
  true: propios.riesgoMarcarCumple,
  false: propios.riesgoMarcarNoCumple,
  null: propios.riesgoQuitarMarcaPregunta,
} as const;

/** How it stands, and of a mark that is there already: whose it is, when it was made, how it stood before, and why. */
function Historia({ parametro }: { readonly parametro: ParametroDeRiesgoVista }) {
  const { cumple, origen, marcadoPor, marcadoEn, marcadoAntes, marcadoMotivo } = parametro;
  const estado = cumple ? propios.riesgoMarcaCumple : propios.riesgoMarcaNoCumple;
  const segun = { manual: propios.riesgoMarcaPorMano, regla: propios.riesgoSegunRegla } as const;
  const lineas = [
    `${propios.riesgoMarcaAhora}: ${origen === null ? estado : `${estado}, ${segun[origen]}`}`,
    ...(marcadoEn === null ? [] : [propios.riesgoMarcadoPor(marcadoPor ?? propios.sinUsuario, fechaHora(marcadoEn))]),
    ...(marcadoAntes === null ? [] : [`${propios.riesgoMarcaAntes}: ${marcadoAntes}`]),
    ...(marcadoMotivo === null ? [] : [`${propios.riesgoMarcaMotivo}: ${marcadoMotivo}`]),
  ];
  return lineas.map((linea) => (
    <Typography key={linea} variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {linea}
    </Typography>
  ));
}

/** Why a parameter is marked by hand. It closes with the answer given: the matrix shows the mark on its way, and what became of it. */
export default function MarcaDialog({ parametro, cumple, onMotivo, onClose }: MarcaDialogProps) {
  return (
    <ActDialog<undefined>
      acto={acto(cumple)}
      id={null}
      fijos={{ parametro: parametro.codigo, cumple }}
      enviar={async (cuerpo) => onMotivo((cuerpo as { motivo: string }).motivo) as undefined}
      conserva
      onClose={onClose}
    >
      <strong>{parametro.parametro.nombre}</strong>
      <Historia parametro={parametro} />
    </ActDialog>
  );
}
