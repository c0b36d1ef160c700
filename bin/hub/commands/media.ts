import type { Define } from '../call.ts';
import { resource } from '../resource.ts';
import { done, list, shown } from '../verb.ts';
import { defineUpload } from './media-upload.ts';

const MEDIA = '/api/v1/media/{media_id}';

const media = resource([
  list('/api/v1/teams/{team_id}/hubs/{hub_id}/files', {
    name: 'list',
    about: 'List the files of the hub',
    isDefault: true,
    what: 'files',
    id: 'media_id',
    columns: [
      { attribute: 'filename', title: 'NAME', wide: true },
      { attribute: 'asset_kind', title: 'KIND' },
      { attribute: 'size_bytes', title: 'BYTES' },
      { attribute: 'status_upload', title: 'STATUS' },
      'created_at',
      'file_id',
    ],
    flags: [
      {
        flag: '--kind <kind>',
        about: 'filter by kind',
        query: 'filter[asset_kind]',
        values: ['image', 'video', 'audio', 'document', 'archive'],
      },
      {
        flag: '--status <status>',
        about: 'filter by status',
        query: 'filter[status_upload]',
        values: ['pending', 'uploaded', 'processing', 'ready', 'failed'],
      },
    ],
  }),
  shown('get', MEDIA, { name: 'get', about: 'Show a file and a temporary download URL' }),
  done('delete', MEDIA, {
    name: 'delete',
    about: 'Delete a file',
    done: 'File deleted.',
  }),
  shown('post', `${MEDIA}/transcode`, {
    name: 'transcode',
    about: 'Create versions of a video or audio for all devices',
  }),
  shown('get', `${MEDIA}/transcodes/{transcode_id}`, {
    name: 'transcode-status',
    about: 'Show the progress of a transcode',
  }),
  shown('post', `${MEDIA}/transcription`, { name: 'transcribe', about: 'Transcribe a video or audio' }),
  shown('get', `${MEDIA}/transcript`, { name: 'transcript', about: 'Show the transcript of a video or audio' }),
]);

export const { verbs } = media;

export const define: Define = (command, terminal) => {
  media.define(command, terminal);
  defineUpload(command.command('upload <file>'), terminal);
};
