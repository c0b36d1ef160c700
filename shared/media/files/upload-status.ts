export const UPLOAD_STATUSES = ['pending', 'uploaded', 'processing', 'ready', 'failed'] as const;
export type UploadStatus = (typeof UPLOAD_STATUSES)[number];
