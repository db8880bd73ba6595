import { esquemaMarcaDeParametro, MOTIVO_DE_MARCA, propios } from '@adjudica/domain';
import type { ParametroDeRiesgoVista } from '../../generated/api';
import { ActoDialog } from '../../ui/acto/ActoDialog';
import type { Acto } from '../../ui/acto/tipos';
import { CampoDeComentario } from '../../ui/fields/CampoDeComentario';

interface MarcaDialogProps {
  readonly parametro: ParametroDeRiesgoVista;
  /** What risk says of it; null = the mark is taken back. */
  readonly cumple: boolean | null;
  readonly onMotivo: (motivo: string) => void;
  readonly onClose: () => void;
}

const acto = (cumple: boolean | null): Acto => ({
  recurso: 'riesgo',
  titulo: titulos[String(cumple) as keyof typeof titulos],
  campos: { motivo: { etiqueta: 'Motivo', tipo: CampoDeComentario, props: { maximo: MOTIVO_DE_MARCA } } },
  esquema: esquemaMarcaDeParametro,
});
const titulos = {
  true: propios.riesgoMarcarCumple,
  false: propios.riesgoMarcarNoCumple,
  null: propios.riesgoQuitarMarcaPregunta,
} as const;

/** Why a parameter is marked by hand. It closes with the answer given: the matrix shows the mark on its way, and what became of it. */
export default function MarcaDialog({ parametro, cumple, onMotivo, onClose }: MarcaDialogProps) {
  return (
    <ActoDialog<undefined>
      acto={acto(cumple)}
      id={null}
      fijos={{ parametro: parametro.codigo, cumple }}
      enviar={async (cuerpo) => onMotivo((cuerpo as { motivo: string }).motivo) as undefined}
      conserva
      onClose={onClose}
    >
      <strong>{parametro.parametro.nombre}</strong>
    </ActoDialog>
  );
}
