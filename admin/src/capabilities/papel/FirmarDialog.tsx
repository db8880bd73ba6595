import { esquemaFirmaDePapel, esquemaReemplazoDeFirma, hoyEn, propios } from '@adjudica/domain';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { urlOf } from '../../providers/calls';
import { httpUpload } from '../../providers/http';
import { ActDialog } from '../../ui/act/ActDialog';
import type { ActWithoutPath } from '../../ui/act/types';
import { CommentField } from '../../ui/fields/CommentField';
import { DayInput } from '../../ui/fields/DayInput';
import { FileDropzone } from '../../ui/upload/FileDropzone';
import { fileRules } from '../../ui/upload/rules';
import { Ciudad } from '../pagare/Ciudad';
import type { Papel } from './tipos';

interface FirmarDialogProps {
  readonly papel: Papel;
  readonly onHecho: () => void;
  readonly onClose: () => void;
}

const regla = fileRules['pdf-jpeg'];

const reemplazaEn = ({ acciones }: Papel): boolean => acciones.includes('reemplazar');

function actoDe(papel: Papel): ActWithoutPath {
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
      ...(reemplaza && { motivo: { etiqueta: 'Motivo', tipo: CommentField } }),
    },
  };
}

/** The signed copy of a paper, a scan or a PDF signed electronically, with day and city; another one in its place says why. */
export default function FirmarDialog({ papel, onHecho, onClose }: FirmarDialogProps) {
  const [archivo, setArchivo] = useState<File | null>(null);
  const [acto] = useState(() => actoDe(papel));
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
