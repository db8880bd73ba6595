import {
  esquemaFirmaDePapel,
  esquemaReemplazoDeFirma,
  hoyEn,
  instanteDe,
  propios,
  rechazoDeFirmaTemprana,
} from '@adjudica/domain';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { urlOf } from '../../providers/calls';
import { httpUpload } from '../../providers/http';
import { ActDialog } from '../../ui/act/ActDialog';
import type { ActWithoutPath } from '../../ui/act/types';
import { CommentField } from '../../ui/fields/CommentField';
import { DayInput } from '../../ui/fields/DayInput';
import { fechaHora } from '../../ui/format';
import { FileDropzone } from '../../ui/upload/FileDropzone';
import { fileRules } from '../../ui/upload/rules';
import { useCan } from '../../ui/useCan';
import { Ciudad } from '../pagare/Ciudad';
import type { Papel } from './tipos';

interface FirmarDialogProps {
  readonly papel: Papel;
  readonly onHecho: () => void;
  readonly onClose: () => void;
}

const regla = fileRules['pdf-jpeg'];

const reemplazaEn = ({ acciones }: Papel): boolean => acciones.includes('reemplazar');

/** Why a contract can't have been signed on that day, as the rules say it; null = it can, or it is another paper. */
function temprana({ tipo, modeloEntregadoEn, firmableDesde }: Papel, dia: string): string | null {
  if (tipo !== 'contrato') return null;
  if (modeloEntregadoEn === null || firmableDesde === null) return propios.modeloSinEntregarAlFirmar;
  const ahora = instanteDe(new Date());
  const horas = (Date.parse(firmableDesde) - Date.parse(modeloEntregadoEn)) / 3_600_000;
  const entrega = { entregadoEn: instanteDe(new Date(modeloEntregadoEn)), horas };
  return dia === '' ? null : rechazoDeFirmaTemprana(dia, entrega, { ahora, firmas: [] });
}

/** `aprueba`: he approves contracts, and so may keep a signature that came too early. */
function actoDe(papel: Papel, aprueba: boolean): ActWithoutPath {
  const { emitidoEn } = papel;
  const reemplaza = reemplazaEn(papel);
  const dias = { min: hoyEn(new Date(emitidoEn)), max: hoyEn(new Date()), fullWidth: true };
  return {
    titulo: reemplaza ? propios.papelReemplazarCopia : propios.papelSubirCopia,
    confirmar: 'Subir',
    exito: propios.papelCopiaGuardada,
    esquema: reemplaza ? esquemaReemplazoDeFirma : esquemaFirmaDePapel,
    campos: {
      fecha: { etiqueta: propios.papelDiaDeFirma, tipo: DayInput, props: dias, ancho: 3 },
      ciudad: { etiqueta: propios.papelCiudadDeFirma, tipo: Ciudad, ancho: 3 },
      ...(aprueba && {
        motivoTemprana: {
          etiqueta: propios.modeloMotivoTemprana,
          tipo: CommentField,
          visible: ({ fecha }) => temprana(papel, fecha) !== null,
        },
      }),
      ...(reemplaza && { motivo: { etiqueta: 'Motivo', tipo: CommentField } }),
    },
  };
}

/** The signed copy of a paper, a scan or a PDF signed electronically, with day and city; another one in its place says why. */
export default function FirmarDialog({ papel, onHecho, onClose }: FirmarDialogProps) {
  const aprueba = useCan('contrato:aprobar');
  const [archivo, setArchivo] = useState<File | null>(null);
  const [acto] = useState(() => actoDe(papel, aprueba));
  const { id, version } = papel;
  const url = urlOf(reemplazaEn(papel) ? '/papel/{id}/reemplazar' : '/papel/{id}/firmar', { id });
  const enviar = (cuerpo: FieldValues, clave: string): Promise<Papel> => {
    const form = new FormData();
    // fields first: the server reads them before the bytes
    for (const [campo, valor] of Object.entries(cuerpo)) form.append(campo, String(valor));
    if (archivo !== null) form.append('file', archivo, archivo.name);
    return httpUpload<Papel>(url, form, { headers: { 'Idempotency-Key': clave } });
  };
  return (
    <ActDialog<Papel>
      acto={acto}
      id={id}
      fijos={{ version }}
      enviar={enviar}
      submitDisabled={archivo === null}
      onHecho={onHecho}
      onClose={onClose}
    >
      {papel.nombre}
      {papel.tipo === 'contrato' && (
        <Typography variant="body2" sx={{ fontWeight: 560 }}>
          {papel.firmableDesde === null
            ? propios.modeloSinEntregarAlFirmar
            : propios.modeloFirmable(fechaHora(papel.firmableDesde))}
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {propios.firmaAyuda}
      </Typography>
      <FileDropzone
        rule={regla}
        compact
        label={propios.papelCopia}
        chosen={archivo?.name ?? null}
        onFiles={([elegido]) => setArchivo(elegido ?? null)}
      />
    </ActDialog>
  );
}
